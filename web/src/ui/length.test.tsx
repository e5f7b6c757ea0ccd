import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Length } from './length.tsx';
import { textOf } from './page-text.ts';
import { TradeText } from './trade-text.tsx';
import { expectUser } from '../platform/api/expected-user.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { answerCalls } from '../platform/api/testing/answer-calls.ts';
import { forgetUser } from '../platform/measure/testing/test-user.ts';
import type { LengthUnit } from '../platform/measure/length-unit.ts';

const KEY = ['/api/preferences'];
const server: { unit: LengthUnit; calls: string[] } = { unit: 'in', calls: [] };

beforeEach(() => {
  server.unit = 'in';
  server.calls = answerCalls(() => ({
    tabOrder: [],
    customColors: {},
    assistantSharesJob: false,
    lengthUnit: server.unit,
  }));
});
afterEach(() => {
  cleanup();
  forgetUser();
});

function show() {
  render(
    <p>
      <Length value={3.625} />; <TradeText>at least 1/8 in of bleed</TradeText>
    </p>,
  );
  return screen.getByRole('paragraph');
}
const IN_INCHES = '3-5/8 in; at least 1/8 in of bleed';
const shown = (element: Element) => element.textContent?.replace(/\s+/g, ' ');

describe('A9 the unit of lengths', () => {
  it('A9 the unit of lengths is inches, without a call, for those who are not signed in', () => {
    const page = show();
    expect(shown(page)).not.toContain('mm');
    expect(textOf(page)).toBe(IN_INCHES);
    expect(server.calls).toEqual([]);
  });

  it('A9 shows inches to a user without a choice', async () => {
    expectUser('maya');
    const page = show();
    await waitFor(() => expect(server.calls).toEqual(['GET /api/preferences']));
    expect(shown(page)).not.toContain('mm');
  });

  it('A9 shows millimeters first, and search reads the page in inches all the same', async () => {
    server.unit = 'mm';
    expectUser('maya');
    const page = show();
    await waitFor(() => expect(shown(page)).toContain('92.1 mm ('));
    expect(shown(page)).toContain('at least 3 mm (');
    expect(textOf(page)).toBe(IN_INCHES);
  });

  it('A9 follows a change in Settings at once', async () => {
    expectUser('maya');
    const page = show();
    await waitFor(() => expect(queryClient.getQueryData(KEY)).toBeDefined());
    act(() => void queryClient.setQueryData(KEY, (old: object) => ({ ...old, lengthUnit: 'mm' })));
    expect(shown(page)).toContain('92.1 mm');
    act(() => void queryClient.setQueryData(KEY, (old: object) => ({ ...old, lengthUnit: 'in' })));
    expect(shown(page)).not.toContain('mm');
  });

  it('A9 keeps the unit on the device for times without a network, and to its user', async () => {
    server.unit = 'mm';
    expectUser('maya');
    const page = show();
    await waitFor(() => expect(shown(page)).toContain('92.1 mm'));
    cleanup();
    queryClient.clear();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(shown(show())).toContain('92.1 mm');
    cleanup();
    expectUser('noor');
    expect(shown(show())).not.toContain('mm');
  });
});
