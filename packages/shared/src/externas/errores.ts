import { DomainError } from '#core/errors.ts';

export const externaRetirada = () =>
  new DomainError(409, 'EXTERNA_RETIRADA', 'Esta formación externa se retiró. Regístrala otra vez.');
