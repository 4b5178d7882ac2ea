import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { notice, notify } from '#features/avisos/notice.ts';
import { runWork } from '#platform/changes/work.ts';
import { createMail } from '#platform/mail/mail.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { startImap } from '#testing/imap.ts';
import { jobsDone } from '#testing/jobs-done.ts';
import { type Manners, startSmtp } from '#testing/smtp.ts';
import type { ImapManners } from '#testing/imap.ts';

interface Cosa {
  readonly usuarioId: string;
  readonly ocasion: string;
}

const algo = notice('prueba.rebotes', {
  evento: 'nota',
  about: async (_db, cosas: readonly Cosa[]) => cosas.map((cosa, n) => ({ n, asunto: 'prueba', ...cosa })),
  say: () => ({ titulo: 'Tienes una nota', enlace: '/home' }),
});

export const SECRETO = 'secreto-de-prueba-de-treinta-y-dos-o-mas';
const REMITENTE = 'Cátedra <no@academia.example>';

let n = 0;

/** An academy with a mail server that takes everything, and the mailbox to which what it can't deliver comes back. */
export async function academiaConBuzon() {
  const manners: Manners = {};
  const buzonManners: ImapManners = {};
  const [smtp, buzon] = [await startSmtp(manners), await startImap(buzonManners)];
  const env = {
    SMTP_URL: smtp.url,
    CORREO_REMITENTE: REMITENTE,
    CORREO_REBOTES: buzon.url,
    CORREO_REBOTES_SECRETO: SECRETO,
  };
  const mail = createMail({ ...env, DATA_DIR: '' }, Fastify().log);
  const lines: string[] = [];
  const app = await createTestApp({
    mail,
    env: { ...env, NIVEL_LOG: 'info' },
    log: { write: (line) => void lines.push(line) },
  });
  const { school, platform } = app;

  const escribirle = async (usuarioId: string) => {
    await runWork(platform, SISTEMA, 'prueba', (work) =>
      notify(work, algo, { usuarioId, ocasion: String((n += 1)) }),
    );
    await jobsDone(platform);
  };
  /** Somebody to whom a mail went, and what it can come back with. */
  const avisada = async (nombre = 'Ana') => {
    const para = `${nombre.toLowerCase()}${(n += 1)}@empresa.example`;
    const { id } = await school.estudiante({ nombre, correo: para });
    await escribirle(id);
    const llegado = smtp.taken.findLast(({ to }) => to === para);
    return {
      id,
      para,
      vuelta: llegado?.from ?? '',
      mensaje: llegado?.messageId ?? '',
      otraVez: () => escribirle(id),
      llegaron: () => smtp.taken.filter(({ to }) => to === para),
      estado: async () => {
        const { rows } = await platform.db.execute<{ estado: string; motivo: string | null }>(
          sql`select estado, motivo from correos where usuario_id = ${id} order by creado_en, en`,
        );
        return rows.map(({ estado, motivo }) => (motivo ? `${estado}: ${motivo}` : estado));
      },
      parada: async () => {
        const { rows } = await platform.db.execute(sql`select from correos_parados where correo = ${para}`);
        return rows.length === 1;
      },
    };
  };
  return { ...app, env, smtp, manners, buzon, buzonManners, avisada, escrito: () => lines.join('') };
}
