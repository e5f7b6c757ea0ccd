import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { nextFound, PageNavigator } from './page-navigator.tsx';

afterEach(cleanup);

function open(selected = 3, found: number[] = [450, 7]) {
  const onSelect = jest.fn();
  render(<PageNavigator selected={selected} count={500} found={found} onSelect={onSelect} />);
  return onSelect;
}

function type(text: string) {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
}

describe('Page n of N', () => {
  it('F6 goes to a page by its number, and to the last for a larger one', () => {
    const onSelect = open();
    type('450');
    expect(onSelect).toHaveBeenLastCalledWith(450);
    type('9999');
    expect(onSelect).toHaveBeenLastCalledWith(500);
    type('0');
    expect(onSelect).toHaveBeenLastCalledWith(1);
  });

  it('F6 puts back what is no page number', () => {
    const onSelect = open();
    expect(type('cover')).toHaveProperty('value', '3');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('F6 goes one page on or back, and not past the ends', () => {
    const onSelect = open(1);
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onSelect).toHaveBeenLastCalledWith(2);
  });

  it('F6 goes to the next page with a finding, from the start again after the last', () => {
    const onSelect = open();
    fireEvent.click(screen.getByRole('button', { name: 'Next page with a finding' }));
    expect(onSelect).toHaveBeenLastCalledWith(7);
    expect(nextFound([450, 7], 7)).toBe(450);
    expect(nextFound([450, 7], 450)).toBe(7);
    expect(nextFound([7], 7)).toBeUndefined();
  });
});
