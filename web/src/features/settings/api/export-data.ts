import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { saveAsFile } from '../save-as-file.ts';

/** Downloads all of the user's data as a JSON file. */
export function useExportData() {
  return useMutation({
    mutationFn: async () => {
      const data = await api('GET /api/auth/export');
      const day = data.exportedAt.slice(0, 10);
      saveAsFile(`print-partner-data-${day}.json`, JSON.stringify(data, null, 2));
    },
  });
}
