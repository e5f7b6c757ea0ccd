import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { nextFoundPage, PageNavigator } from './page-navigator.tsx';

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

describe('F6 page navigator', () => {
  it('F6 goes to a page by number, and to the last page for a larger number', () => {
    const onSelect = open();
    type('450');
    expect(onSelect).toHaveBeenLastCalledWith(450);
    type('9999');
    expect(onSelect).toHaveBeenLastCalledWith(500);
    type('0');
    expect(onSelect).toHaveBeenLastCalledWith(1);
  });

  it('F6 resets anything but a page number', () => {
    const onSelect = open();
    expect(type('cover')).toHaveProperty('value', '3');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('F6 goes to the next or previous page, and stops at the ends', () => {
    const onSelect = open(1);
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onSelect).toHaveBeenLastCalledWith(2);
  });

  it('F6 goes to the next page with a finding, and wraps around after the last', () => {
    const onSelect = open();
    fireEvent.click(screen.getByRole('button', { name: 'Next page with a finding' }));
    expect(onSelect).toHaveBeenLastCalledWith(7);
    expect(nextFoundPage([450, 7], 7)).toBe(450);
    expect(nextFoundPage([450, 7], 450)).toBe(7);
    expect(nextFoundPage([7], 7)).toBeUndefined();
  });
});
