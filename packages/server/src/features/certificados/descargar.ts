import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import { claveDePapel, hacerYGuardar } from '#features/certificados/guardar-papel.ts';
import { leerFila } from '#features/certificados/leer-certificados.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

/** The words of what keeps a paper from being made. */
const seMira = ({ estorbos }: FilaDeCertificado): string => {
  const signos = [...new Set((estorbos ?? []).flatMap((uno) => uno.signos))];
  return signos.length === 0
    ? 'El nombre es demasiado largo para el papel.'
    : `Falta en nuestra letra ${signos.length === 1 ? 'el signo' : 'los signos'} ${signos.join(' ')}.`;
};

const noSePuede = (fila: FilaDeCertificado) =>
  new DomainError(
    409,
    'PAPEL_IMPOSIBLE',
    `Este certificado vale y se comprueba con su código, pero no se puede imprimir. ${seMira(fila)}`,
  );

/** The PDF of a certificate in sight; one that is asked for before its turn is made at once. */
export async function descargar(platform: Platform, actor: Actor, id: string): Promise<FileGiven> {
  const { db, storage } = platform;
  let fila = await leerFila(db, actor, id);
  if (fila.codigo === null) throw noEncontrado();
  if (!fila.papelHuella && !fila.estorbos) {
    await hacerYGuardar(platform, [fila]);
    fila = await leerFila(db, actor, id);
  }
  if (!fila.papelHuella) throw noSePuede(fila);
  const clave = claveDePapel(id, fila.papelHuella);
  const bytes = await storage.size(clave);
  if (bytes === null) throw noEncontrado();
  return {
    nombre: `Certificado ${fila.numero} ${fila.titulo}.pdf`,
    tipo: 'application/pdf',
    contenido: await storage.read(clave),
    bytes,
  };
}
