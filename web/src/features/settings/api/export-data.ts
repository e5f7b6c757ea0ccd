import { useMutation } from '@tanstack/react-query';
import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { confirmPassword } from './confirm-password.ts';

/** Checks the password, and downloads all of the user's data as a JSON file. Rejects without saving a file that was cut off. */
export function useExportData() {
  return useMutation({
    mutationFn: async (password: string) => {
      await confirmPassword(password);
      const file = await apiFile('GET /api/auth/export');
      saveFile(`print-partner-data-${new Date().toISOString().slice(0, 10)}.json`, file);
    },
  });
}
