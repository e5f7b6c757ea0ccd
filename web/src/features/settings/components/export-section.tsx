import { useState } from 'react';
import { Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { confirmPassword, isWrongPassword } from '../api/confirm-password.ts';
import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { PasswordQuestion } from './password-question.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Downloads all data of the user, after asking for the password. */
export function ExportSection({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection
      title="Your data"
      text="All your data, as one JSON file."
      action={
        <Button
          variant="outline"
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Download my data
        </Button>
      }
    >
      {isAsking && <ExportQuestion email={email} onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}

function ExportQuestion({ email, onClose }: { email: string; onClose: () => void }) {
  const { mutateAsync } = useExportData();

  async function download(password: string) {
    try {
      await mutateAsync(password);
    } catch (error) {
      if (isWrongPassword(error)) throw error;
      const description = failureText(error, 'Your data could not be downloaded. Please try again.');
      toast({ title: 'Download failed', description, variant: 'destructive' });
      throw error;
    }
  }

  return (
    <PasswordQuestion
      email={email}
      title="Download my data"
      question="The file has everything in your account. Keep it where only you can read it."
      confirmLabel="Download my data"
      busyLabel="Downloading..."
      onConfirm={download}
      onClose={onClose}
    />
  );
}

/** Checks the password, and downloads all of the user's data as a JSON file. Rejects without saving a file that was cut off. */
function useExportData() {
  return useMutation({
    mutationFn: async (password: string) => {
      await confirmPassword(password);
      const file = await apiFile('GET /api/auth/export');
      saveFile(`print-partner-data-${new Date().toISOString().slice(0, 10)}.json`, file);
    },
  });
}
