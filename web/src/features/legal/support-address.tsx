import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';

/** The support address of this server, as a link; words until it is known. */
export function SupportAddress() {
  const { data: config } = useQuery(apiQuery('GET /api/config'));
  if (!config?.supportEmail) return <>the support address of your provider</>;
  return (
    <a href={`mailto:${config.supportEmail}`} className="type-link">
      {config.supportEmail}
    </a>
  );
}
