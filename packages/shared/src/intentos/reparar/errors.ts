import { DomainError } from '#core/errors.ts';

export const otraLaRepara = () =>
  new DomainError(
    409,
    'REPARACION_EN_CURSO',
    'Otra persona está reparando esta pregunta ahora. Espera a que termine y mira de nuevo a quién le cambia la nota.',
  );

export const seReparoDespues = () =>
  new DomainError(
    409,
    'REPARADA_DESPUES',
    'Esta pregunta se reparó otra vez después. Deshaz primero la última reparación.',
  );

export const yaDeshecha = () => new DomainError(409, 'REPARACION_DESHECHA', 'Esta reparación ya se deshizo.');
