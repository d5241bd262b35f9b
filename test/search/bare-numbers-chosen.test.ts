import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';

const { search, snapshot } = openDataset();

/** Texts that choose a device of the same line by its number alone: NEW is meant, OLD is not. */
const CHOICES = [
  'not the iPhone OLD but the NEW, does it support esim?',
  "I don't have the iPhone OLD, I have the NEW. eSIM?",
  'switched from iPhone OLD to NEW, will my eSIM work on it?',
  'replaced the iPhone OLD with a NEW - does eSIM still work',
  'nicht das iPhone OLD, sondern das NEW - eSIM?',
  'Ich bin vom iPhone OLD auf das NEW gewechselt, geht eSIM noch?',
  'pas le iPhone OLD mais le NEW, compatible esim ?',
  'cambié mi iPhone OLD por un NEW, ¿sirve la esim?',
  'non il iPhone OLD ma il NEW, supporta esim?',
  'niet de iPhone OLD maar de NEW, eSIM?',
  'zamieniłem iPhone OLD na NEW, działa eSIM?',
  'поменял iPhone OLD на NEW, будет работать eSIM?',
  'iPhone OLD 말고 NEW esim 되나요?',
];

/** Texts with a number that is no device, though they choose. */
const OTHERS = [
  'sold my old one, now iPhone 13, battery 85, box and cable',
  'we are 4: kept the iPhone 13 for me',
  'swapped screen, iPhone 13, grade 8, no box',
];

describe('a bare number that a text chooses', () => {
  it.each([
    ['15', '7'],
    ['12', '8'],
    ['13', '6'],
  ])('is not the device that it gives up: iPhone %s for %s', (old, chosen) => {
    const wrong = CHOICES.filter((choice) => {
      const text = choice.replace('OLD', old).replace('NEW', chosen);
      const names = search
        .interpret(text)
        .devices.map((device) => snapshot.devices.record(device).model);
      return !names.includes(`iPhone ${chosen}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(OTHERS)('is none where it counts something: %s', (text) => {
    const { meant, devices } = search.interpret(text);
    expect(devices.map((device) => snapshot.devices.record(device).slug)).toEqual([
      'apple/iphone-13',
    ]);
    expect(meant).toBe('one');
  });
});
