import { useRef, useState } from 'react';
import { isMobile, thisDevice } from './upload/device.ts';
import { isTooLargeForMobile, refusal } from './upload/file-rules.ts';

interface ChosenFileActions {
  /** A new file takes the place of the last one and of all that was said of it. */
  onTaken: () => void;
  /** Of the file that is chosen, on a phone. */
  onTooLarge: () => void;
}

/** The file to be checked next. What can be said against one is said as it is chosen, before anything is sent. */
export function useChosenFile({ onTaken, onTooLarge }: ChosenFileActions) {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const latest = useRef<File | undefined>(undefined);

  function put(next: File | null) {
    latest.current = next ?? undefined;
    setRefused(undefined);
    setFile(next);
  }

  async function choose(chosen: File | undefined) {
    latest.current = chosen;
    const reason = await refusal(chosen);
    if (latest.current !== chosen) return;
    setRefused(reason);
    setFile(reason === undefined ? (chosen ?? null) : null);
    if (reason !== undefined || !chosen) return;
    onTaken();
    const isTooLarge = isMobile(thisDevice()) && (await isTooLargeForMobile(chosen));
    if (isTooLarge && latest.current === chosen) onTooLarge();
  }

  return { file, refused, choose, put };
}
