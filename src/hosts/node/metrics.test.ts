import { expect, test } from 'vitest';
import { addUp, Metrics, prometheusText } from './metrics.ts';

const state = { version: '2026.11.21-abc', date: '2026-11-21', workers: 2 };

test('the counts of two processes add up', () => {
  const one = new Metrics();
  const two = new Metrics();
  one.answered('check', 200, 0.4);
  one.answered('check', 400, 3);
  two.answered('check', 200, 5000);
  two.answered('detect', 200, 1);
  one.counts.sums.esim_connections = 3;
  two.counts.sums.esim_connections = 4;
  const text = prometheusText(addUp([one.counts, two.counts]), state);
  const lines = text.split('\n');
  for (const line of [
    'esim_requests_total{route="check",status="200"} 2',
    'esim_requests_total{route="check",status="400"} 1',
    'esim_request_duration_seconds_bucket{route="check",le="0.0005"} 1',
    'esim_request_duration_seconds_bucket{route="check",le="0.005"} 2',
    'esim_request_duration_seconds_bucket{route="check",le="2.5"} 2',
    'esim_request_duration_seconds_bucket{route="check",le="+Inf"} 3',
    'esim_request_duration_seconds_count{route="check"} 3',
    'esim_request_duration_seconds_count{route="detect"} 1',
    'esim_connections 7',
    'esim_workers 2',
    'esim_dataset_info{version="2026.11.21-abc",date="2026-11-21"} 1',
  ]) {
    expect(lines).toContain(line);
  }
});

test('every line is a comment or a sample', () => {
  const metrics = new Metrics();
  for (let i = 0; i < 50; i++) metrics.answered(i % 2 ? 'check' : 'other', 200 + i, i * i);
  for (const line of prometheusText(metrics.counts, state).trimEnd().split('\n')) {
    expect(line).toMatch(
      /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.]+(e-?\d+)?)$/,
    );
  }
});
