import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/client.ts';

export function useModels() {
  return useQuery(queries.models.list.queryOptions({ staleTime: 300_000 }));
}

export function usePromptHistory() {
  return useQuery(queries.generations.listPrompts.queryOptions());
}
