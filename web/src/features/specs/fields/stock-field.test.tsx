import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEscape } from '../../../ui/use-escape.ts';
import { SuggestedInput } from './stock-field.tsx';

afterEach(cleanup);

const close = jest.fn();

function Tool() {
  useEscape(true, close);
  return <SuggestedInput aria-label="Paper" suggestions={['80 lb gloss text', '100 lb gloss text']} />;
}

it('S1 Escape closes the list of papers first, and the spec tool only without one', () => {
  render(<Tool />);
  const input = screen.getByRole('combobox', { name: 'Paper' });
  const timesClosed = () => {
    fireEvent.keyDown(input, { key: 'Escape' });
    return close.mock.calls.length;
  };
  fireEvent.click(input);
  expect(timesClosed()).toBe(0);
  fireEvent.input(input, { target: { value: 'gloss' } });
  expect(timesClosed()).toBe(0);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(timesClosed()).toBe(0);
  expect(timesClosed()).toBe(1);
  // Nothing is listed: a taken suggestion, a text that no suggestion has, a field that was left.
  fireEvent.input(input, { target: { value: '80 lb gloss text' } });
  expect(timesClosed()).toBe(2);
  fireEvent.input(input, { target: { value: 'bamboo' } });
  expect(timesClosed()).toBe(3);
  fireEvent.input(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(timesClosed()).toBe(4);
});
