import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { type IncidentStatus, type ServiceId, serviceIds } from '../../../contract/status.ts';
import { utcDay } from '../../clock.ts';
import type { Queryable } from '../../db/database.ts';
import { incidents, statusDaySums, statusProbes } from '../../db/schema/status.ts';

export type IncidentRow = typeof incidents.$inferSelect;

export interface ProbeResult {
  service: ServiceId;
  isUp: boolean;
  responseMs: number;
}

/** Takes a minute's probes; of several processes exactly one gets true. */
export async function claimMinute(db: Queryable, minute: Date): Promise<boolean> {
  const rows = await db
    .insert(statusProbes)
    .values(serviceIds.map((service) => ({ service, minute, outcome: 'pending' as const })))
    .onConflictDoNothing()
    .returning({ service: statusProbes.service });
  return rows.length === serviceIds.length;
}

/** Writes a probe and adds it to its day; of the same probe written twice the second does nothing. */
export async function writeProbe(
  tx: Queryable,
  minute: Date,
  { service, isUp, responseMs }: ProbeResult,
): Promise<void> {
  const [changed] = await tx
    .insert(statusProbes)
    .values({ service, minute, outcome: isUp ? 'up' : 'down', responseMs })
    .onConflictDoUpdate({
      target: [statusProbes.service, statusProbes.minute],
      set: { outcome: isUp ? 'up' : 'down', responseMs },
      setWhere: eq(statusProbes.outcome, 'pending'),
    })
    .returning({ service: statusProbes.service });
  if (!changed) return;
  const counts = {
    upCount: isUp ? 1 : 0,
    downCount: isUp ? 0 : 1,
    responseMsSum: isUp ? responseMs : 0,
  };
  await tx
    .insert(statusDaySums)
    .values({ service, day: utcDay(minute), ...counts })
    .onConflictDoUpdate({
      target: [statusDaySums.service, statusDaySums.day],
      set: {
        upCount: sql`${statusDaySums.upCount} + ${counts.upCount}`,
        downCount: sql`${statusDaySums.downCount} + ${counts.downCount}`,
        responseMsSum: sql`${statusDaySums.responseMsSum} + ${counts.responseMsSum}`,
      },
    });
}

/** Finished probes since a moment, newest first. */
export async function listProbes(db: Queryable, since: Date) {
  return db
    .select()
    .from(statusProbes)
    .where(and(gte(statusProbes.minute, since), ne(statusProbes.outcome, 'pending')))
    .orderBy(desc(statusProbes.minute));
}

export async function listDaySums(db: Queryable, since: string) {
  return db.select().from(statusDaySums).where(gte(statusDaySums.day, since));
}

export async function findOpenProbeIncident(
  db: Queryable,
  service: ServiceId,
): Promise<IncidentRow | null> {
  const [row] = await db
    .select()
    .from(incidents)
    .where(
      and(
        eq(incidents.service, service),
        eq(incidents.openedBy, 'probe'),
        isNull(incidents.endedAt),
      ),
    );
  return row ?? null;
}

/** @returns null where a probe's incident of that service is open already */
export async function insertIncident(
  db: Queryable,
  row: Omit<IncidentRow, 'id'>,
): Promise<IncidentRow | null> {
  const [inserted] = await db
    .insert(incidents)
    .values({ id: randomUUID(), ...row })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

/** Changes an incident that has not ended. @returns null where there is none */
export async function updateOpenIncident(
  db: Queryable,
  id: string,
  change: { status: IncidentStatus; text?: string; endedAt: Date | null },
): Promise<IncidentRow | null> {
  const [row] = await db
    .update(incidents)
    .set(change)
    .where(and(eq(incidents.id, id), isNull(incidents.endedAt)))
    .returning();
  return row ?? null;
}

export async function findIncident(db: Queryable, id: string): Promise<IncidentRow | null> {
  const [row] = await db.select().from(incidents).where(eq(incidents.id, id));
  return row ?? null;
}

/** Open ones first, then by their beginning. */
export async function listIncidents(db: Queryable, limit: number): Promise<IncidentRow[]> {
  return db
    .select()
    .from(incidents)
    .orderBy(sql`${incidents.endedAt} is not null`, desc(incidents.startedAt))
    .limit(limit);
}

export async function listOpenIncidents(db: Queryable): Promise<IncidentRow[]> {
  return db
    .select()
    .from(incidents)
    .where(and(isNull(incidents.endedAt), inArray(incidents.status, ['degraded', 'down'])));
}

/** Failures, not announced work. */
export async function countIncidents(db: Queryable, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(incidents)
    .where(
      and(
        gte(incidents.startedAt, since),
        inArray(incidents.status, ['degraded', 'down', 'resolved']),
      ),
    );
  return row!.count;
}

export async function deletePastStatus(
  db: Queryable,
  before: { minute: Date; day: string },
): Promise<void> {
  await db.delete(statusProbes).where(lt(statusProbes.minute, before.minute));
  await db.delete(statusDaySums).where(lt(statusDaySums.day, before.day));
}
