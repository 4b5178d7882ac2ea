import { DIA, HORA, SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import { aviso, bien, type Hallazgo, mal } from './hallazgo.ts';

const enDias = (ms: number) => Math.floor(ms / DIA);
const numero = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** What PostgreSQL says of itself. */
export interface Servidor {
  readonly numero: number;
  readonly version: string;
  readonly codificacion: string;
  readonly comparacion: string;
  /** That of the system's library when the indexes were made, and now. */
  readonly comparacionDe: string | null;
  readonly comparacionDeAhora: string | null;
  readonly faltan: readonly string[];
  readonly inseguros: readonly string[];
}

const LEAST_VERSION = 150_000;

export function juzgarServidor({ numero: n, version, codificacion, ...resto }: Servidor): Hallazgo[] {
  const { comparacion, comparacionDe, comparacionDeAhora, faltan, inseguros } = resto;
  const hallazgos = [
    n < LEAST_VERSION
      ? mal('Base de datos', `es PostgreSQL ${version} y hace falta el 15 o posterior.`)
      : bien('Base de datos', `PostgreSQL ${version}.`),
  ];
  if (codificacion !== 'UTF8')
    hallazgos.push(
      mal('Codificación', `la base guarda ${codificacion}. Créala otra vez con createdb --encoding UTF8.`),
    );
  hallazgos.push(
    comparacionDe !== null && comparacionDeAhora !== null && comparacionDe !== comparacionDeAhora
      ? aviso(
          'Orden de los textos',
          `los índices se hicieron con la versión ${comparacionDe} de ${comparacion} y el sistema tiene la ${comparacionDeAhora}. Rehazlos: reindex database; alter database … refresh collation version;`,
        )
      : bien('Orden de los textos', `${comparacion}.`),
  );
  if (faltan.length > 0)
    hallazgos.push(
      mal(
        'Extensiones',
        `faltan ${faltan.join(' y ')}. Instala el paquete postgresql-contrib de ese servidor.`,
      ),
    );
  else hallazgos.push(bien('Extensiones', 'están las que hacen falta.'));
  if (inseguros.length > 0)
    hallazgos.push(
      mal(
        'Durabilidad',
        `${inseguros.join(', ')} está en off: con un corte de luz se pierde lo guardado. Ponlo en on.`,
      ),
    );
  return hallazgos;
}

const RELOJ_AVISO = 2 * SEGUNDO;
const RELOJ_MAL = 60 * SEGUNDO;

/** How far the clock of this machine is from that of the database. */
export function juzgarReloj(diferenciaMs: number): Hallazgo {
  const cuanto = Math.abs(diferenciaMs);
  const dice = `el de este equipo y el de la base de datos se llevan ${numero.format(cuanto / SEGUNDO)} s.`;
  if (cuanto < RELOJ_AVISO) return bien('Reloj', dice);
  const arreglo = `${dice} Pon los dos en hora con NTP.`;
  return cuanto < RELOJ_MAL ? aviso('Reloj', arreglo) : mal('Reloj', arreglo);
}

const DISCO_HOLGADO = 4;

export function juzgarDisco(libreMb: number, reservaMb: number): Hallazgo {
  const dice = `quedan ${numero.format(libreMb / 1024)} GB en el de DATA_DIR`;
  if (libreMb < reservaMb)
    return mal(
      'Disco',
      `${dice}, menos que DISCO_RESERVA_MB (${reservaMb}): la academia solo se puede leer.`,
    );
  if (libreMb < reservaMb * DISCO_HOLGADO)
    return aviso('Disco', `${dice}. Libera espacio pronto: por debajo de ${reservaMb} MB solo se lee.`);
  return bien('Disco', `${dice}.`);
}

const CERTIFICADO_AVISO_DIAS = 14;

export function juzgarCertificado(caducaEn: Date, ahora: Date): Hallazgo {
  const quedan = caducaEn.getTime() - ahora.getTime();
  if (quedan <= 0) return mal('TLS', 'el certificado de PUBLIC_URL ha caducado. Renuévalo.');
  const dias = enDias(quedan);
  const dice = `el certificado de PUBLIC_URL vale ${dias === 1 ? '1 día' : `${dias} días`} más.`;
  return dias < CERTIFICADO_AVISO_DIAS
    ? aviso('TLS', `${dice} Comprueba que se renueva solo.`)
    : bien('TLS', dice);
}

const COPIA_AVISO = 26 * HORA;
const COPIA_MAL = 7 * DIA;

/** How old the last copy is; null: there is none. */
export function juzgarCopia(ultima: Date | null, ahora: Date): Hallazgo {
  if (ultima === null)
    return mal('Copias', 'en COPIAS_DESTINO no hay ninguna terminada. Haz una: npm run copia');
  const edad = ahora.getTime() - ultima.getTime();
  const dice =
    edad < 2 * DIA
      ? `la última tiene ${Math.max(0, Math.floor(edad / HORA))} h.`
      : `la última tiene ${enDias(edad)} días.`;
  if (edad < COPIA_AVISO) return bien('Copias', dice);
  const arreglo = `${dice} Mira por qué no se hizo otra, y hazla: npm run copia`;
  return edad < COPIA_MAL ? aviso('Copias', arreglo) : mal('Copias', arreglo);
}

interface Direccion {
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: string;
  readonly HOST: string;
  readonly NODE_ENV: string;
}

const LOCALES = ['127.0.0.1', '::1', 'localhost'];

/** What the settings of the public address say by themselves. */
export function juzgarDireccion({ PUBLIC_URL, TRUST_PROXY, HOST, NODE_ENV }: Direccion): Hallazgo[] {
  if (!PUBLIC_URL)
    return [
      NODE_ENV === 'production'
        ? aviso('Dirección', 'falta PUBLIC_URL: los enlaces de los correos llevan a este equipo.')
        : bien('Dirección', 'sin PUBLIC_URL: solo se usa desde este equipo.'),
    ];
  const hallazgos: Hallazgo[] = [];
  if (PUBLIC_URL.startsWith('http:') && !LOCALES.includes(new URL(PUBLIC_URL).hostname))
    hallazgos.push(
      aviso('Dirección', `${PUBLIC_URL} va sin cifrar: contraseñas y notas viajan a la vista. Ponle https.`),
    );
  if (LOCALES.includes(HOST) && TRUST_PROXY.trim() === '')
    hallazgos.push(
      aviso(
        'Proxy',
        'solo se llega por un proxy de este equipo y TRUST_PROXY está vacío: todas las personas parecen una. Pon TRUST_PROXY=loopback',
      ),
    );
  return hallazgos;
}
