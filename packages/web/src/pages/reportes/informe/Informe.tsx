import { INFORMES } from '@catedra/shared/informes/lista.ts';
import type { ReactNode } from 'react';
import { Estantes } from '#pages/reportes/informe/Estantes.tsx';
import { InformePage } from '#pages/reportes/informe/InformePage.tsx';
import { MatrizPage } from '#pages/reportes/matriz/MatrizPage.tsx';

interface InformeProps {
  readonly clave: string;
  /** What is seen where there is no report of that name: anyone can write an address. */
  readonly otherwise: ReactNode;
}

export function Informe({ clave, otherwise }: InformeProps) {
  if (clave === 'todos') return <Estantes />;
  if (clave === 'matriz') return <MatrizPage />;
  const informe = INFORMES.find((uno) => uno.clave === clave);
  return informe ? <InformePage key={clave} informe={informe} /> : otherwise;
}
