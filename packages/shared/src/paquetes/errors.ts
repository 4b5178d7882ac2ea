import { pesoEnPalabras } from '#archivos/peso.ts';
import { DomainError } from '#core/errors.ts';
import { LIMITES_DE_PAQUETE } from '#paquetes/formato.ts';

const TOPE = pesoEnPalabras(LIMITES_DE_PAQUETE.bytes);

export const paqueteDañado = (que = 'No pudimos leer el paquete: está incompleto o dañado.') =>
  new DomainError(400, 'PAQUETE_DANADO', `${que} Expórtalo y súbelo otra vez.`);

export const paquetePeligroso = (que: string) =>
  new DomainError(400, 'PAQUETE_PELIGROSO', `No se abrió el paquete: ${que}. No se importó nada.`);

export const paqueteMuyGrande = (que: string) =>
  new DomainError(413, 'PAQUETE_MUY_GRANDE', `No se abrió el paquete: ${que}.`);

export const paqueteSinCurso = () =>
  new DomainError(
    400,
    'PAQUETE_SIN_CURSO',
    'Este archivo no es un curso exportado de Cátedra: dentro no hay «curso.json».',
  );

export const paqueteConErrores = () =>
  new DomainError(
    409,
    'PAQUETE_CON_ERRORES',
    'El paquete tiene errores que impiden importarlo. Corrígelos y súbelo otra vez.',
  );

export const paqueteOlvidado = () =>
  new DomainError(409, 'PAQUETE_OLVIDADO', 'El paquete ya no se guarda. Súbelo otra vez.');

export const cursoNoCabe = (bytes: number) =>
  new DomainError(
    409,
    'CURSO_NO_CABE',
    `El curso pesa ${pesoEnPalabras(bytes)} y un paquete admite ${TOPE}. Pon los vídeos más pesados como enlace y vuelve a exportarlo.`,
  );

export const demasiadasPreguntas = (preguntas: number) =>
  new DomainError(
    409,
    'CURSO_NO_CABE',
    `El curso y sus pruebas usan ${preguntas} preguntas y un paquete admite ${LIMITES_DE_PAQUETE.preguntas}. Reparte las que no use en otras carpetas y vuelve a exportarlo.`,
  );

export const preguntasSinPermiso = () =>
  'El paquete trae preguntas y no tienes permiso para crearlas: pide que lo importe alguien que edite preguntas.';
