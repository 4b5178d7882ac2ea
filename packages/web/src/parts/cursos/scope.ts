import type { ScopeFields } from '@catedra/shared/core/scope.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';

/** What scopes look at, to know here what the server would say. */
export const scopeOf = ({ id, estado, acceso }: Curso): ScopeFields => ({ id, estado, acceso });
