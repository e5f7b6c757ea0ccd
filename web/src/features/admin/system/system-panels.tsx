import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { SystemState } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import { api } from '../../../platform/api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { type Verdict, VerdictIcon } from '../../../ui/verdict.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { useAdminAccess } from '../api/admin-access.ts';
import { systemQuery } from '../api/admin-queries.ts';
import { attemptTime } from '../attempts/attempt-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import {
  backlogLines,
  mailFailures,
  queueLines,
  serviceLine,
  storeLines,
  type SystemLine,
} from './system-lines.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';

const clockTime = timeFormat({ timeStyle: 'medium' });
const MAILS_SHOWN = 5;

function Line({ name, verdict, figure = '', notes }: SystemLine) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-rule py-1.75 first:border-t-0 first:pt-0 last:pb-0">
      <VerdictIcon verdict={verdict} size={16} label={verdictNames[verdict]} />
      <span className="[overflow-wrap:anywhere]">{name}</span>
      <span className="text-right text-ink-2">{figure}</span>
      {notes.map((note) => (
        <span key={note} className="type-note col-span-2 col-start-2 text-ink-2 [overflow-wrap:anywhere]">
          {note}
        </span>
      ))}
    </li>
  );
}

const verdictNames: Record<Verdict, string> = {
  pass: 'OK',
  warning: 'Warning',
  fail: 'Failing',
  manual: 'Unknown',
};

/** Every service with the time of its answer. Says how old the state is when it can't be read again. */
export function ServicesPanel() {
  const { data, isError, refetch } = useQuery(systemQuery(useAdminAccess()));
  return (
    <AdminPanel title="Services">
      {!data && isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonLines
          widths={['90%', '80%', '86%', '74%', '82%']}
          label="Loading the state of the services"
        />
      )}
      {data && isError && (
        <p role="alert" className="type-note mb-2.5 flex items-start gap-1.5 text-warning">
          <VerdictIcon verdict="warning" size={15} className="mt-px shrink-0" />
          Couldn’t be refreshed. Shown as of {clockTime(Date.parse(data.at))}.
        </p>
      )}
      {data && (
        <ul className="type-data">
          {data.services.map(serviceLine).map((line) => (
            <Line key={line.name} {...line} />
          ))}
        </ul>
      )}
    </AdminPanel>
  );
}

/** Queues and what waits elsewhere, stores, and mails that failed. */
export function SystemPanels() {
  const { data } = useQuery(systemQuery(useAdminAccess()));
  if (!data) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
      <WaitingPanel system={data} />
      <StoresPanel system={data} />
      <MailPanel system={data} />
    </div>
  );
}

function WaitingPanel({ system }: { system: SystemState }) {
  const { lines: queues, idle } = queueLines(system);
  const lines = [...queues, ...backlogLines(system)];
  return (
    <AdminPanel title="Queues" aside={<QueueBoardButton />}>
      <ul className="type-data">
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </ul>
      {idle > 0 && (
        <p className="type-data text-ink-2 not-first:mt-2">
          {lines.length === 0 ? 'Nothing waits. ' : ''}
          {countText(idle)} {idle === 1 ? 'queue is' : 'queues are'} empty.
        </p>
      )}
    </AdminPanel>
  );
}

/** Opens the queue board, which the browser loads by itself: with a session in place of the password. */
function QueueBoardButton() {
  const { headers } = useAdminAccess();
  const [isFailed, setFailed] = useState(false);
  async function open() {
    try {
      await api('POST /api/admin/session', { headers });
      setFailed(false);
      window.open('/api/admin/queues', '_blank', 'noopener');
    } catch {
      setFailed(true);
    }
  }
  return (
    <span className="flex items-center gap-2">
      {isFailed && (
        <span role="alert" className="type-note text-fail">
          Failed to open
        </span>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={<ExternalLink size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => void open()}
        className="-my-1.5 -mr-3"
      >
        Queue board
      </Button>
    </span>
  );
}

function StoresPanel({ system }: { system: SystemState }) {
  return (
    <AdminPanel title="Stores">
      <ul className="type-data">
        {storeLines(system).map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </ul>
    </AdminPanel>
  );
}

function MailPanel({ system }: { system: SystemState }) {
  const { lines, failed, unknown } = mailFailures(system);
  return (
    <AdminPanel
      title="Mail"
      className="md:max-lg:col-span-2"
      aside={failed > 0 && <span className="type-data text-ink-2">{countText(failed)} failed</span>}
    >
      {failed === 0 && lines.length === 0 && unknown.length === 0 ? (
        <p className="type-data flex items-center gap-2 text-ink-2">
          <VerdictIcon verdict="pass" size={16} className="shrink-0" />
          No mail has failed.
        </p>
      ) : (
        <ul className="type-data">
          {lines.slice(0, MAILS_SHOWN).map(({ key, text, at }) => (
            <Line key={key} verdict="warning" name={text} notes={[attemptTime(at)]} />
          ))}
          {unknown.map((service) => (
            <Line
              key={service}
              verdict="manual"
              name={`Mail of ${service}`}
              notes={['Unknown whether mail has failed']}
            />
          ))}
        </ul>
      )}
    </AdminPanel>
  );
}
