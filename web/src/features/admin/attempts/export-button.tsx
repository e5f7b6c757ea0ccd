import { useState } from 'react';
import { Download } from 'lucide-react';
import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useAdminAccess } from '../api/admin-access.ts';
import { type AttemptFilters, filterOf, isFiltered } from '../filters/attempt-filters.ts';

const CORRECT_FILTERS = 'Correct the filter that is marked first.';
const OFFLINE = 'You are offline.';

interface ExportButtonProps {
  filters: AttemptFilters;
  /** Whether something is typed that is no filter, so that the file wouldn't be what the panel shows. */
  hasInvalidFilter: boolean;
}

/** Downloads the filtered attempts as a CSV file, however many they are. */
export function ExportButton({ filters, hasInvalidFilter }: ExportButtonProps) {
  const { headers } = useAdminAccess();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    const refusal = hasInvalidFilter ? CORRECT_FILTERS : navigator.onLine ? null : OFFLINE;
    if (refusal) {
      toast({ title: 'Export failed', description: refusal, variant: 'destructive' });
      return;
    }
    setBusy(true);
    try {
      const file = await apiFile('GET /api/admin/signup-attempts.csv', { headers, query: filterOf(filters) });
      saveFile(file.name, file);
    } catch {
      const description = 'The file was not downloaded completely. Please try again.';
      toast({ title: 'Export failed', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Tooltip
      text={isFiltered(filters) ? 'Only attempts that match the filters' : 'All attempts of the last 90 days'}
    >
      <Button
        variant="outline"
        icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
        busy={isBusy}
        busyLabel="Exporting..."
        className="max-md:px-2.5"
        onClick={() => void download()}
      >
        Export CSV
      </Button>
    </Tooltip>
  );
}
