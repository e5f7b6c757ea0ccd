import { Layers, PencilRuler, ScanLine } from 'lucide-react';

const benefits = [
  { Icon: ScanLine, text: '15 preflight checks, each finding drawn on your page' },
  { Icon: PencilRuler, text: 'Spec sheets any vendor can quote from' },
  { Icon: Layers, text: 'Paper, binding and mailing guides that work offline' },
];

export function Benefits() {
  return (
    <ul className="type-body max-w-140 border-b border-rule lg:text-[1rem]">
      {benefits.map(({ Icon, text }) => (
        <li key={text} className="flex items-start gap-3.5 border-t border-rule py-2.25 lg:py-3.75">
          <Icon size={20} strokeWidth={1.6} className="mt-px shrink-0" aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
