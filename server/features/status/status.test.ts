import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SystemStatus, statusServices } from '../../../contract/status.ts';
import { EngineError } from '../../../engines/engine-error.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeOperator } from '../../../test/factories.ts';
import { expectError, sendJson } from '../../../test/raw-answer.ts';
import { TestEngine } from '../../../test/test-engine.ts';
import { TestMailbox } from '../../../test/test-mailbox.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { auditLog } from '../../db/schema/audit-log.ts';
import { mailSubscriptions } from '../../db/schema/mail-subscriptions.ts';
import { incidents, statusDaySums, statusProbes } from '../../db/schema/status.ts';
import { claimMinute, type ProbeResult } from './status.repository.ts';
import { recordProbes, sweepStatus } from './status.service.ts';
import { startStatusProber } from './status-prober.ts';
import { createProbes, runProbes } from './status-probes.ts';

const minuteMs = 60_000;
const start = new Date('2026-03-01T12:00:00.000Z');
const clock = new TestClock(start);

/** An engine that can be switched off. */
class SwitchedEngine extends TestEngine {
  isOn = true;
  override async checkHealth() {
    if (!this.isOn) throw new EngineError('unavailable', 'switched off');
  }
}

const engine = new SwitchedEngine();
let ochre: TestOchre;
let mailbox: TestMailbox;

beforeAll(async () => {
  ochre = await startTestOchre({ clock, engines: [engine] });
  mailbox = new TestMailbox(ochre);
});
beforeEach(async () => {
  clock.set(start);
  engine.isOn = true;
  for (const table of [statusProbes, statusDaySums, incidents, mailSubscriptions])
    await ochre.ctx.db.delete(table);
});
afterAll(() => ochre.stop());

const getStatus = async (): Promise<SystemStatus> =>
  (await fetch(`${ochre.url}/api/status`)).json() as Promise<SystemStatus>;

const at = (minute: number) => new Date(start.getTime() + minute * minuteMs);

/** Writes a minute, as the prober does. */
const record = (minute: number, down: readonly string[] = [], responseMs = 10) =>
  recordProbes(
    ochre.ctx,
    at(minute),
    statusServices.map(
      ({ id: service }): ProbeResult => ({ service, isUp: !down.includes(service), responseMs }),
    ),
  );

const serviceOf = (status: SystemStatus, id: string) =>
  status.services.find((service) => service.id === id)!;

async function insertSubscriber(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const now = clock.now();
  await ochre.ctx.db.insert(mailSubscriptions).values([
    { id: randomUUID(), email, topic: 'status', status: 'confirmed', requestedAt: now },
    // Who has not confirmed is sent nothing, nor is who asked for another topic.
    { id: randomUUID(), email: `p-${email}`, topic: 'status', requestedAt: now },
    {
      id: randomUUID(),
      email: `n-${email}`,
      topic: 'newsletter',
      status: 'confirmed',
      requestedAt: now,
    },
  ]);
  return email;
}

describe('the status', () => {
  it('of a fresh installation claims nothing', async () => {
    const status = await getStatus();
    expect(status).toMatchObject({
      status: 'unknown',
      checkedAt: null,
      metrics: { uptime: null, responseMs: null, servicesOperational: 0, incidents: 0 },
      incidents: [],
    });
    expect(status.services.map(({ name }) => name)).toEqual([
      'AI Image Generation',
      'API Services',
      'Database',
      'File Storage',
    ]);
    for (const { days, uptime } of status.services) {
      expect(days).toHaveLength(90);
      expect(days.at(-1)).toEqual({ day: '2026-03-01', uptime: null });
      expect(uptime).toBeNull();
    }
  });

  it('is what the probes found: now, over 90 days, and how fast', async () => {
    await record(-2 * 24 * 60, ['database']);
    await record(-2 * 24 * 60 + 1);
    await record(-1, [], 10);
    await record(0, [], 20);
    const status = await getStatus();
    expect(status).toMatchObject({
      status: 'operational',
      checkedAt: start.toISOString(),
      metrics: { uptime: 15 / 16, responseMs: 15, servicesOperational: 4 },
    });
    const { days, uptime, responseMs } = serviceOf(status, 'database');
    expect({ uptime, responseMs }).toEqual({ uptime: 3 / 4, responseMs: 15 });
    expect(days.slice(-3)).toEqual([
      { day: '2026-02-27', uptime: 0.5 },
      { day: '2026-02-28', uptime: null },
      { day: '2026-03-01', uptime: 1 },
    ]);
  });

  it('is degraded by one failed or slow probe, down by a second, and unknown where probes stopped', async () => {
    await record(-1);
    await record(0, ['storage']);
    expect((await getStatus()).status).toBe('degraded');
    await record(1, ['storage']);
    clock.set(at(1));
    const status = await getStatus();
    expect(serviceOf(status, 'storage').status).toBe('down');
    expect(serviceOf(status, 'api').status).toBe('operational');
    expect(status).toMatchObject({ status: 'down', metrics: { servicesOperational: 3 } });
    await record(2, [], 6000);
    clock.set(at(2));
    expect((await getStatus()).status).toBe('degraded');
    clock.set(at(20));
    expect((await getStatus()).status).toBe('unknown');
  });

  it('counts a minute once, whoever writes it again', async () => {
    await record(0);
    await record(0, ['api']);
    expect(serviceOf(await getStatus(), 'api').uptime).toBe(1);
  });

  it('keeps single minutes for a day and their sums for 90', async () => {
    await record(-24 * 60 - 1);
    await record(-90 * 24 * 60);
    await record(-89 * 24 * 60);
    await record(0);
    await sweepStatus(ochre.ctx);
    const minutes = await ochre.ctx.db.select().from(statusProbes);
    expect(minutes).toHaveLength(4);
    const days = await ochre.ctx.db.select().from(statusDaySums);
    expect([...new Set(days.map((sum) => sum.day))].sort()).toEqual([
      '2025-12-02',
      '2026-02-28',
      '2026-03-01',
    ]);
  });
});

describe('the probes', () => {
  const outcomes = async (listener = ochre.url, ctx: Partial<TestOchre['ctx']> = {}) =>
    Object.fromEntries(
      (await runProbes(createProbes({ ...ochre.ctx, ...ctx }, listener), 2000)).map(
        ({ service, isUp }) => [service, isUp],
      ),
    );
  const allUp = { generation: true, api: true, database: true, storage: true };

  it('ask the engines, the listener, the database and the disk', async () => {
    expect(await outcomes()).toEqual(allUp);
    engine.isOn = false;
    expect(await outcomes()).toEqual({ ...allUp, generation: false });
    engine.isOn = true;
    expect(await outcomes('http://127.0.0.1:1')).toEqual({ ...allUp, api: false });
    const db = Object.create(ochre.ctx.db, {
      execute: { value: () => Promise.reject(new Error('gone')) },
    });
    expect(await outcomes(ochre.url, { db })).toEqual({ ...allUp, database: false });
    const folder = path.join(ochre.dataDirectory, 'files/health');
    await fs.rm(folder, { recursive: true, force: true });
    await fs.writeFile(folder, 'no folder can be here');
    expect(await outcomes()).toEqual({ ...allUp, storage: false });
    await fs.rm(folder);
  });

  it('wait no longer than they say', async () => {
    const storage = { ...ochre.ctx.storage, checkHealth: () => new Promise<void>(() => {}) };
    expect(await outcomes(ochre.url, { storage })).toEqual({ ...allUp, storage: false });
  });

  it('are made by one of many processes', async () => {
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => claimMinute(ochre.ctx.db, start)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('are written by themselves, and once for two processes', async () => {
    const stops = [1, 2].map(() => startStatusProber(ochre.ctx, ochre.url));
    await eventually(async () => expect((await getStatus()).status).toBe('operational'));
    for (const stop of stops) stop();
    const sums = await ochre.ctx.db.select().from(statusDaySums);
    expect(sums.map(({ upCount }) => upCount)).toEqual([1, 1, 1, 1]);
  });
});

describe('an incident', () => {
  it('begins with the third failed probe in a row, ends with the next good one, and both are mailed', async () => {
    const email = await insertSubscriber();
    await record(0, ['generation']);
    await record(1);
    await record(2, ['generation']);
    await record(3, ['generation']);
    expect((await getStatus()).incidents).toEqual([]);
    await record(4, ['generation']);
    await record(5, ['generation']);
    clock.set(at(5));
    expect(await getStatus()).toMatchObject({
      status: 'down',
      incidents: [
        {
          title: 'AI Image Generation does not answer',
          status: 'down',
          startedAt: at(2).toISOString(),
          endedAt: null,
        },
      ],
    });
    await record(6);
    clock.set(at(6));
    expect(await getStatus()).toMatchObject({
      status: 'operational',
      metrics: { incidents: 1 },
      incidents: [{ status: 'resolved', endedAt: at(6).toISOString() }],
    });
    const mails = await mailbox.receive(email, 2);
    expect(mails.map(({ subject }) => subject).sort()).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.subject).toContain('AI Image Generation does not answer');
      expect(mail.text).toContain(`${ochre.url}/newsletter/unsubscribe?token=`);
    }
    expect(await mailbox.read(`p-${email}`)).toEqual([]);
    expect(await mailbox.read(`n-${email}`)).toEqual([]);
  });

  it('is told by an operator and by nobody else, and each word of it is in the audit log', async () => {
    const operator = await ochre.signUp();
    await makeOperator(ochre, operator);
    const planned = {
      title: 'New disks',
      text: 'Pictures can be seen but not made.',
      status: 'scheduled',
      service: 'storage',
    };
    const { cookie } = await ochre.signUp();
    for (const init of [{}, { cookie }])
      expectError(await sendJson(`${ochre.url}/api/incidents`, planned, init), 'not_found');
    const made = await sendJson(`${ochre.url}/api/incidents`, planned, { cookie: operator.cookie });
    expect(made).toMatchObject({ status: 201, body: { ...planned, endedAt: null } });
    expect(await getStatus()).toMatchObject({ incidents: [planned], metrics: { incidents: 0 } });
    const { id } = made.body as { id: string };
    const update = (body: object) =>
      sendJson(`${ochre.url}/api/incidents/${id}`, body, {
        method: 'PATCH',
        cookie: operator.cookie,
      });
    expectError(await update({ status: 'fine' }), 'invalid_request');
    expect(await update({ status: 'completed', text: 'Done.' })).toMatchObject({
      status: 200,
      body: { status: 'completed', text: 'Done.', endedAt: expect.any(String) },
    });
    expectError(await update({ status: 'down' }), 'not_found');
    const written = await ochre.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `incident:${id}`))
      .orderBy(asc(auditLog.createdAt));
    expect(written).toMatchObject([
      { actorUserId: operator.id, action: 'incident.opened', details: planned },
      {
        actorUserId: operator.id,
        action: 'incident.updated',
        details: { status: 'completed', text: 'Done.' },
      },
    ]);
  });

  it('of an operator makes the service what it says, until it ends', async () => {
    await record(0);
    const operator = await ochre.signUp();
    await makeOperator(ochre, operator);
    await sendJson(
      `${ochre.url}/api/incidents`,
      { title: 'Slow', text: 'Slow.', status: 'degraded', service: 'generation' },
      { cookie: operator.cookie },
    );
    const status = await getStatus();
    expect(serviceOf(status, 'generation').status).toBe('degraded');
    expect(serviceOf(status, 'api').status).toBe('operational');
  });
});
