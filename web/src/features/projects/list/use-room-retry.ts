import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProjectDesk } from '../editor/project-desk.ts';

/**
 * Lets autosave try a new project again that was refused at the limit, once the list has changed: there may be room.
 *
 * @param activeCount active projects in the list
 */
export function useRoomRetry(desk: ProjectDesk, activeCount: number): void {
  const retry = useEffectEvent(() => {
    const { record, errors, namesake } = desk.get();
    if (record || namesake || errors.projectNameType === undefined) return;
    desk.session.saver.tryAgain('projectNameType');
  });
  const known = useRef(activeCount);
  useEffect(() => {
    if (known.current === activeCount) return;
    known.current = activeCount;
    retry();
  }, [activeCount]);
}
