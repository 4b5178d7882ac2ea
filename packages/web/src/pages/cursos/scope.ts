import type { Curso, ScopeFields } from '@catedra/shared';

/** What scopes look at, to know here what the server would say. */
export const scopeOf = ({ id, estado, acceso }: Curso): ScopeFields => ({ id, estado, acceso });
