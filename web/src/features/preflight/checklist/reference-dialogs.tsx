import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { Dialog } from '../../../ui/dialog.tsx';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { CitedText } from './cited-text.tsx';
import { commonMistakes } from './common-mistakes.ts';
import { fixesBeforeSending } from './fixes.ts';
import { mistakesByJob } from './mistakes-by-job.ts';

const commonNotes = footnotesOf(
  commonMistakes.flatMap(({ name, why, fix }) => [...name.from, ...why.from, ...fix.from]),
);
const jobNotes = footnotesOf(mistakesByJob.flatMap(({ mistake, fix }) => [...mistake.from, ...fix.from]));
const fixNotes = footnotesOf(fixesBeforeSending.flatMap(({ fixes }) => fixes.flatMap(({ from }) => from)));

export function CommonMistakesDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog isReading title={title} width={680} onClose={onClose}>
      <ol className="-my-4 divide-y divide-rule">
        {commonMistakes.map(({ name, why, fix }, index) => (
          <li key={name.text} className="grid grid-cols-[2.25rem_minmax(0,1fr)] py-4">
            <span aria-hidden className="type-section text-ink-3 tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="type-subhead pt-0.5">
                <CitedText item={name} notes={commonNotes} />
              </h3>
              <p className="type-data mt-0.5 text-ink-2">
                <CitedText item={why} notes={commonNotes} />
              </p>
              <p className="type-data mt-1">
                <CitedText item={fix} notes={commonNotes} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <SourceNotes notes={commonNotes} className="mt-6" />
    </Dialog>
  );
}

export function MistakesByJobDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog isReading title={title} width={860} onClose={onClose}>
      <table className="type-data block w-full md:table">
        <thead className="max-md:sr-only">
          <tr className="border-b border-ink text-left align-baseline">
            {['Job', '#1 mistake', 'Fix'].map((name) => (
              <th key={name} scope="col" className="type-label pr-6 pb-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {mistakesByJob.map(({ job, mistake, fix }) => (
            <tr
              key={job}
              className="block border-b border-rule py-3 align-baseline last:border-0 md:table-row"
            >
              <th
                scope="row"
                className="block text-left font-semibold md:table-cell md:w-44 md:py-2.5 md:pr-6"
              >
                {job}
              </th>
              <td className="block text-ink-2 md:table-cell md:py-2.5 md:pr-6">
                <CitedText item={mistake} notes={jobNotes} />
              </td>
              <td className="block md:table-cell md:py-2.5">
                <CitedText item={fix} notes={jobNotes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourceNotes notes={jobNotes} className="mt-3" />
    </Dialog>
  );
}

export function FixesDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog isReading title={title} width={760} onClose={onClose}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {fixesBeforeSending.map(({ name, fixes }) => (
          <section key={name}>
            <h3 className="type-subhead border-b border-ink pb-1.5">{name}</h3>
            <ul className="type-data divide-y divide-rule">
              {fixes.map((fix) => (
                <li key={fix.text} data-entry className="py-2">
                  <CitedText item={fix} notes={fixNotes} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <SourceNotes notes={fixNotes} className="mt-5" />
    </Dialog>
  );
}
