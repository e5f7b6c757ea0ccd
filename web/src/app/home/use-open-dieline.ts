import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSearch } from '../../platform/navigation/use-search.ts';
import { tabEntry } from './tab-entry.ts';

/** The open dieline is part of the URL, `/?dieline=fold&fold=tri&width=11`, so that Back closes it and links open it. */
export function useOpenDieline() {
  const search = useSearch();
  const navigate = useNavigate();

  const close = useCallback(() => {
    const { cameFromHome, jobs } = tabEntry();
    if (cameFromHome) void navigate(-1 - jobs);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate]);

  return { dieline: search.get('dieline'), close };
}
