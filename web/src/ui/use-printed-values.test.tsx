import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Field, PasswordInput, TextArea, TextInput, TimeInput } from './field.tsx';
import { Select } from './select.tsx';
import { useFold } from './use-fold.ts';

afterEach(cleanup);

const printed = () => [...document.querySelectorAll('[data-printed-value]')];
const print = (name: 'beforeprint' | 'afterprint') => fireEvent(window, new Event(name));

function Form() {
  const [isOpen] = useFold();
  return (
    <form>
      <Field label="Client">
        <TextInput className="w-20" defaultValue="A client of a long name" />
      </Field>
      <Field label="Notes">
        <TextArea defaultValue={'One\nTwo'} />
      </Field>
      <Field label="Process">
        <Select defaultValue="web">
          <option value="web">Heatset web</option>
        </Select>
      </Field>
      <TextInput placeholder="12 pt" />
      <TimeInput defaultValue="12:30" />
      <PasswordInput defaultValue="kiss-cut 14 pt" />
      {isOpen && <TextInput type="email" defaultValue="maya@example.com" />}
    </form>
  );
}

it('G1 on paper, a text takes the place of each value, also of what is folded', () => {
  const { container } = render(<Form />);
  fireEvent.change(screen.getByLabelText('Client'), { target: { value: 'A client of a longer name' } });
  const before = container.innerHTML;
  // A browser that is asked to print again may not tell the end of the first print.
  print('beforeprint');
  print('beforeprint');
  expect(printed().map(({ textContent }) => textContent)).toEqual([
    'A client of a longer name',
    'One\nTwo',
    'Heatset web',
    'maya@example.com',
  ]);
  expect(printed()[0]?.previousElementSibling).toBe(screen.getByLabelText('Client'));
  expect(printed()[0]?.className).toBe(screen.getByLabelText('Client').className);
  print('afterprint');
  expect(container.innerHTML).toBe(before);
});
