/** The upper bounds of the latency buckets, in seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The counts of one process, as plain values that can be sent to another process and added up. */
export interface Counts {
  /** The number of answers by route and status: `check 200`. */
  requests: Record<string, number>;
  /** Latencies by route: the number in each bucket, of which the last has all above the highest bound. */
  latencies: Record<string, { classes: number[]; seconds: number }>;
  /** Other metrics, which are summed over the processes. */
  sums: Record<string, number>;
}

/** The counts of a process that has done nothing. */
export const NO_COUNTS: Counts = { requests: {}, latencies: {}, sums: {} };

/** Counts answers and latencies as plain numbers: a request costs two additions and no look-up of labels. */
export class Metrics {
  readonly counts: Counts = { requests: {}, latencies: {}, sums: {} };

  /** Counts an answer. */
  answered(route: string, status: number, milliseconds: number): void {
    const { requests, latencies } = this.counts;
    const key = `${route} ${status}`;
    requests[key] = (requests[key] ?? 0) + 1;
    latencies[route] ??= { classes: new Array(BOUNDS.length + 1).fill(0), seconds: 0 };
    const latency = latencies[route];
    const seconds = milliseconds / 1000;
    let i = 0;
    while (i < BOUNDS.length && seconds > BOUNDS[i]!) i++;
    latency.classes[i]!++;
    latency.seconds += seconds;
  }
}

/** Adds up the counts of several processes. */
export function addUp(all: readonly Counts[]): Counts {
  const total: Counts = { requests: {}, latencies: {}, sums: {} };
  const add = (into: Record<string, number>, from: Record<string, number>): void => {
    for (const [key, n] of Object.entries(from)) into[key] = (into[key] ?? 0) + n;
  };
  for (const { requests, latencies, sums } of all) {
    add(total.requests, requests);
    add(total.sums, sums);
    for (const [route, { classes, seconds }] of Object.entries(latencies)) {
      const sum = total.latencies[route];
      total.latencies[route] = {
        classes: classes.map((n, i) => n + (sum?.classes[i] ?? 0)),
        seconds: seconds + (sum?.seconds ?? 0),
      };
    }
  }
  return total;
}

/** The state of the whole service, as opposed to one process. */
export interface ServiceState {
  version: string;
  /** The date of the data, as YYYY-MM-DD. */
  date: string;
  workers: number;
}

const HELP: Readonly<Record<string, readonly [kind: 'counter' | 'gauge', help: string]>> = {
  esim_cache_hits_total: ['counter', 'Finished answers that were at hand.'],
  esim_cache_misses_total: ['counter', 'Look-ups of finished answers that found none.'],
  esim_reloads_total: ['counter', 'Data sets that were taken in while serving.'],
  esim_reloads_refused_total: ['counter', 'Data sets that could not be served.'],
  esim_log_lines_lost_total: ['counter', 'Lines of the log that could not be written.'],
  esim_connections: ['gauge', 'Open connections.'],
  esim_event_loop_lag_seconds: ['gauge', 'Delay of the event loop, of all processes together.'],
  process_cpu_seconds_total: ['counter', 'CPU time.'],
  process_resident_memory_bytes: ['gauge', 'Memory.'],
};

/** Returns the counts that only grow, without momentary values such as open connections. */
export function countersOf({ requests, latencies, sums }: Counts): Counts {
  const counters = Object.entries(sums).filter(([metric]) => HELP[metric]?.[0] === 'counter');
  return { requests, latencies, sums: Object.fromEntries(counters) };
}

/** Formats counts in the text format of Prometheus (version 0.0.4). */
export function prometheusText({ requests, latencies, sums }: Counts, state: ServiceState): string {
  const lines: string[] = [];
  const head = (name: string, kind: string, help: string): void => {
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`);
  };
  head('esim_requests_total', 'counter', 'Answers by route and status.');
  for (const [key, n] of Object.entries(requests)) {
    const [route, status] = key.split(' ');
    lines.push(`esim_requests_total{route="${route}",status="${status}"} ${n}`);
  }
  const name = 'esim_request_duration_seconds';
  head(name, 'histogram', 'Time to the end of the answer.');
  for (const [route, { classes, seconds }] of Object.entries(latencies)) {
    let below = 0;
    classes.forEach((n, i) => {
      below += n;
      lines.push(`${name}_bucket{route="${route}",le="${BOUNDS[i] ?? '+Inf'}"} ${below}`);
    });
    lines.push(`${name}_sum{route="${route}"} ${seconds.toFixed(6)}`);
    lines.push(`${name}_count{route="${route}"} ${below}`);
  }
  for (const [metric, [kind, help]] of Object.entries(HELP)) {
    head(metric, kind, help);
    lines.push(`${metric} ${sums[metric] ?? 0}`);
  }
  head('esim_workers', 'gauge', 'Processes that serve.');
  lines.push(`esim_workers ${state.workers}`);
  head('esim_dataset_info', 'gauge', 'The data set that is served.');
  lines.push(`esim_dataset_info{version="${state.version}",date="${state.date}"} 1`);
  head('esim_dataset_age_seconds', 'gauge', 'Time since the date of the data.');
  const age = Math.max(0, (Date.now() - Date.parse(state.date)) / 1000);
  lines.push(`esim_dataset_age_seconds ${Math.round(age)}`);
  return `${lines.join('\n')}\n`;
}
