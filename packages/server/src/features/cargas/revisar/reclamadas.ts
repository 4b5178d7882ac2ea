import type { ClaveDeCarga } from '@catedra/shared/cargas/campos.ts';

export type Reclamadas = Readonly<Record<ClaveDeCarga, ReadonlySet<string>>>;
