import { Gauge, type Registry } from 'prom-client';
import type { AcademyFigures } from '#features/tecnico/metricas/academy.ts';
import type { Platform } from '#platform/platform.ts';

const STATES = { espera: 'waiting', marcha: 'active', abandonado: 'failed' } as const;

/** Read once for all of them; while the database does not answer, they are left out and `catedra_up` says why. */
export function academyGauges(
  registry: Registry,
  { disk }: Platform,
  academy: () => Promise<AcademyFigures>,
): void {
  registry.registerMetric(
    new Gauge({
      name: 'catedra_up',
      help: '1 si la base de datos contesta a este proceso',
      registers: [],
      async collect() {
        this.set(
          await academy().then(
            () => 1,
            () => 0,
          ),
        );
      },
    }),
  );
  const gauge = (name: string, help: string, value: (figures: AcademyFigures) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const figures = await academy().catch(() => null);
          if (figures) this.set(value(figures));
          else this.remove();
        },
      }),
    );
  const byQueue = (name: string, help: string, value: (sum: AcademyFigures['queues'][number]) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['queue', 'state'],
        registers: [],
        async collect() {
          const figures = await academy().catch(() => null);
          this.reset();
          for (const sum of figures?.queues ?? [])
            this.set({ queue: sum.cola, state: STATES[sum.estado] }, value(sum));
        },
      }),
    );
  byQueue('catedra_jobs', 'Trabajos de la academia por cola y estado', ({ cuantos }) => cuantos);
  byQueue('catedra_jobs_oldest_seconds', 'Desde cuándo está así el primero', ({ segundos }) => segundos);
  gauge('catedra_mails_waiting', 'Correos que esperan para salir', ({ mailsWaiting }) => mailsWaiting);
  gauge('catedra_mails_waiting_seconds', 'Desde cuándo espera el primero', (all) => all.mailsWaitingSeconds);
  gauge('catedra_mails_lost', 'Correos del último día que no llegaron', ({ mailsLost }) => mailsLost);
  gauge('catedra_database_bytes', 'Lo que ocupa la base de datos', ({ databaseBytes }) => databaseBytes);
  gauge('catedra_storage_bytes', 'Lo que ocupan los archivos', ({ storageBytes }) => storageBytes);
  gauge('catedra_storage_files', 'Cuántos archivos hay', ({ storageFiles }) => storageFiles);
  gauge('catedra_exams_open', 'Exámenes que alguien está haciendo', ({ examsOpen }) => examsOpen);
  registry.registerMetric(
    new Gauge({
      name: 'catedra_disk_free_bytes',
      help: 'Espacio libre donde vive la base de datos propia',
      registers: [],
      collect() {
        if (disk.room) this.set(disk.room.libreMb * 2 ** 20);
        else this.remove();
      },
    }),
  );
}
