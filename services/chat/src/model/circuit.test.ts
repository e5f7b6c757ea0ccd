import { expect, test } from '@jest/globals';
import { Circuit } from './circuit.ts';

function circuitAt() {
  const clock = { now: 1_000 };
  const circuit = new Circuit(() => clock.now);
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) circuit.enter()?.failed();
  };
  return { clock, circuit, fail };
}

test('C6 a circuit opens after five failures in a row, not after five in all', () => {
  const { circuit, fail } = circuitAt();
  fail(4);
  circuit.enter()?.succeeded();
  fail(4);
  expect(circuit.enter()).toBeDefined();
  fail(1);
  expect(circuit.enter()).toBeUndefined();
});

test('C6 an open circuit lets one request through after 30 seconds, whose end decides', () => {
  const { clock, circuit, fail } = circuitAt();
  fail(5);
  clock.now += 29_999;
  expect(circuit.enter()).toBeUndefined();
  clock.now += 1;
  const trial = circuit.enter();
  expect(trial).toBeDefined();
  expect(circuit.enter()).toBeUndefined();
  trial?.failed();
  expect(circuit.enter()).toBeUndefined();
  clock.now += 30_000;
  circuit.enter()?.succeeded();
  expect(circuit.enter()).toBeDefined();
});

test('C6 a trial that was stopped leaves the next request the trial', () => {
  const { clock, circuit, fail } = circuitAt();
  fail(5);
  clock.now += 30_000;
  const trial = circuit.enter();
  trial?.released();
  trial?.failed();
  expect(circuit.enter()).toBeDefined();
});
