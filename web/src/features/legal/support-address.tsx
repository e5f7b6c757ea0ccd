import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';

/** This server's support address as a link; a description until it is loaded or if none is configured. */
export function SupportAddress() {
  const { data: config } = useQuery(apiQuery('GET /api/config'));
  if (!config?.supportEmail) return <>the support address of your provider</>;
  return (
    <a href={`mailto:${config.supportEmail}`} className="type-link">
      {config.supportEmail}
    </a>
  );
}
