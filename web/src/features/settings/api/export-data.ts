import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { checkPassword } from './check-password.ts';

/** Checks the password, and downloads all of the user's data as a JSON file. */
export function useExportData() {
  return useMutation({
    mutationFn: async (password: string) => {
      await checkPassword(password);
      const data = await api('GET /api/auth/export');
      const day = data.exportedAt.slice(0, 10);
      saveAsFile(`print-partner-data-${day}.json`, JSON.stringify(data, null, 2));
    },
  });
}

/** Downloads JSON text as a file. */
function saveAsFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
