import { Download } from 'lucide-react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useExportData } from '../api/export-data.ts';
import { SettingsSection } from './settings-section.tsx';

export function ExportSection() {
  const { mutateAsync, isPending } = useExportData();

  async function download() {
    try {
      await mutateAsync();
    } catch (error) {
      const description = failureText(error, 'Your data could not be downloaded. Please try again.');
      toast({ title: 'Download failed', description, variant: 'destructive' });
    }
  }

  return (
    <SettingsSection
      title="Your data"
      text="All your data, as one JSON file."
      action={
        <Button
          variant="outline"
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          busy={isPending}
          busyLabel="Downloading..."
          onClick={() => void download()}
        >
          Download my data
        </Button>
      }
    />
  );
}
