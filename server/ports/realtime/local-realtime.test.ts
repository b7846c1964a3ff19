import { createLocalRealtime } from './local-realtime.ts';
import { describeRealtimeCompliance } from './realtime-compliance.ts';

describeRealtimeCompliance('the memory of one process', async () => {
  const realtime = createLocalRealtime();
  return { ends: [realtime, realtime], cleanUp: async () => {} };
});
