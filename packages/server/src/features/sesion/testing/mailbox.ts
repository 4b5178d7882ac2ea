import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { correoDeSesion } from '#features/sesion/notices.ts';
import { peticionDeAcceso } from '#features/sesion/passwords/peticiones.ts';
import type { Message } from '#platform/mail/mail.ts';
import type { TestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

/** Waits for the next message to someone. */
export function buzonDe({ mails }: Pick<TestApp, 'mails'>) {
  const read = new Set<Message>();
  return (para: string | null): Promise<Message> =>
    eventually(() => {
      const found = mails.find((mail) => mail.para === para && !read.has(mail));
      if (!found) throw new Error(`no message to ${para}`);
      read.add(found);
      return found;
    });
}

/** The token that a message's link carries. */
export const tokenDe = ({ texto }: Message): string => /#\w+=([\w-]+)/.exec(texto)?.[1] ?? '';

/** Until nothing that was asked for is still waiting or on its way: the messages, and the requests of those without one. */
export const todoAtendido = ({ platform }: TestApp): Promise<void> =>
  eventually(async () => {
    const { rows } = await platform.db.execute(
      sql`select from pgboss.job
          where name in (${correoDeSesion.name}, ${peticionDeAcceso.name})
            and state in ('created', 'active', 'retry')`,
    );
    expect(rows).toEqual([]);
  });
