import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect, type TLSSocket } from 'node:tls';
import { aviso, bien, type Hallazgo, mal } from './hallazgo.ts';
import { juzgarCertificado, juzgarCopia, juzgarDireccion, juzgarDisco } from './juicios.ts';
import type { Config } from '#platform/config.ts';
import { mailByServer } from '#platform/mail/mail.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { copiesIn, readManifest } from '#platform/vault/manifest.ts';
import { openDepot, openVault } from '#platform/vault/open-vault.ts';
import { VERSION } from '#platform/version.ts';

const PATIENCE_MS = 10_000;
const MB = 2 ** 20;

export async function mirarDisco({ DATA_DIR, DISCO_RESERVA_MB }: Config): Promise<Hallazgo[]> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  return [juzgarDisco((bavail * bsize) / MB, DISCO_RESERVA_MB)];
}

/** Something is written, read back and removed, with the rights that the academy will have. */
export async function mirarAlmacen(config: Config): Promise<Hallazgo[]> {
  const donde = config.S3_BUCKET ? `el cubo ${config.S3_BUCKET}` : 'la carpeta de DATA_DIR';
  const folder = mkdtempSync(join(tmpdir(), 'catedra-doctor-'));
  const [key, local] = [randomUUID(), join(folder, 'prueba')];
  const bytes = randomBytes(64 << 10);
  try {
    writeFileSync(local, bytes);
    const storage = openStorage(config);
    await storage.put(key, local);
    const igual = (await buffer(await storage.read(key))).equals(bytes);
    await storage.remove(key);
    if ((await storage.size(key)) !== null)
      return [mal('Archivos', `en ${donde} no se puede borrar. Da también ese permiso.`)];
    return [
      igual
        ? bien('Archivos', `se escribe, se lee y se borra en ${donde}.`)
        : mal('Archivos', `lo que se lee en ${donde} no es lo que se escribió.`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the mail server takes a message; without anybody to write to, only what is set. */
export async function mirarCorreo(config: Config, para: string | undefined): Promise<Hallazgo[]> {
  if (!config.SMTP_URL)
    return [
      config.NODE_ENV === 'production'
        ? aviso('Correo', 'falta SMTP_URL: no sale ninguno.')
        : bien('Correo', 'sin SMTP_URL: se escriben en DATA_DIR/correo.'),
    ];
  if (!para)
    return [
      aviso('Correo', 'sin probar. Para mandar uno de prueba: npm run doctor -- --correo tu@correo.es'),
    ];
  const mail = mailByServer(config.SMTP_URL, config);
  try {
    await mail.send({
      para,
      asunto: 'Mensaje de prueba de Cátedra',
      texto: 'Si lees esto, el correo de la academia sale y llega.',
    });
    return [
      bien('Correo', `el servidor recogió uno para ${para}. Mira si llega, y que no sea a los no deseados.`),
    ];
  } finally {
    mail.close();
  }
}

const caducidadDe = (url: URL): Promise<Date> =>
  new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      { host: url.hostname, port: Number(url.port || 443), servername: url.hostname, timeout: PATIENCE_MS },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.end();
      },
    );
    socket.on('timeout', () => socket.destroy(new Error('no contesta')));
    socket.on('error', reject);
  });

/** The address that people see: who answers there, and until when its certificate is good. */
export async function mirarDireccion(config: Config): Promise<Hallazgo[]> {
  const hallazgos = juzgarDireccion(config);
  if (!config.PUBLIC_URL) return hallazgos;
  const url = new URL('/salud/viva', config.PUBLIC_URL);
  if (url.protocol === 'https:') hallazgos.push(juzgarCertificado(await caducidadDe(url), new Date()));
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
  const version = answer.headers.get('catedra-version');
  if (version === null)
    return [
      ...hallazgos,
      mal('Dirección', `en ${config.PUBLIC_URL} contesta otro programa. Revisa el proxy.`),
    ];
  return [
    ...hallazgos,
    version === VERSION
      ? bien('Dirección', `en ${config.PUBLIC_URL} contesta esta academia, la versión ${version}.`)
      : aviso(
          'Dirección',
          `en ${config.PUBLIC_URL} contesta la versión ${version}, y esta es la ${VERSION}.`,
        ),
  ];
}

export async function mirarCopias(config: Config): Promise<Hallazgo[]> {
  const { COPIAS_DESTINO, COPIAS_CLAVE, NODE_ENV } = config;
  if (!COPIAS_DESTINO)
    return [
      NODE_ENV === 'production'
        ? aviso('Copias', 'falta COPIAS_DESTINO: si se pierde este equipo se pierde la academia.')
        : bien('Copias', 'sin COPIAS_DESTINO: no se hacen.'),
    ];
  const vault = await openVault(openDepot(COPIAS_DESTINO, config), COPIAS_CLAVE);
  const ultima = (await copiesIn(vault)).at(-1);
  const momento = ultima ? new Date((await readManifest(vault, ultima)).momento) : null;
  return [juzgarCopia(momento, new Date())];
}
