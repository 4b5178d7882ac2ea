import type { Certificado } from '@catedra/shared/certificados/schemas.ts';
import type { EstadoDeCertificado } from '@catedra/shared/certificados/rules.ts';
import { diaLargo } from '@catedra/shared/fechas/escribir-fecha.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/home/certificados/MisCertificados.module.css';
import { MisExternas } from '#pages/home/certificados/MisExternas.tsx';
import { direccionDelPdf, misCertificadosQuery } from '#parts/certificados/queries.ts';
import { horasEscritas } from '#parts/certificados/comprobado.ts';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { StateMark, type StateKind } from '#ui/marks/StateMark.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { numero } from '#ui/words/words.ts';

/** All that someone was certified for, and how each can be shown to others. */
export function MisCertificados() {
  const mios = useQuery(misCertificadosQuery);
  return (
    <Page
      title="Mis certificados"
      subtitle="Lo que has terminado en la academia. Quien tenga el código puede comprobarlo sin cuenta."
      trail={[{ label: 'Mis cursos', to: rutas.home }, { label: 'Mis certificados' }]}
    >
      <QueryView query={mios} label="Cargando tus certificados…" skeleton={<RowBones rows={3} facts={2} />}>
        {({ certificados }) =>
          certificados.length === 0 ? (
            <EmptyState title="Aún no tienes certificados">
              Cuando termines un curso que dé certificado, aparecerá aquí en ese momento.
            </EmptyState>
          ) : (
            <ul className={classes.list}>
              {certificados.map((uno) => (
                <Uno key={uno.id} certificado={uno} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <MisExternas />
    </Page>
  );
}

const MARCAS: Readonly<Record<EstadoDeCertificado, StateKind>> = {
  valido: 'done',
  caducado: 'off',
  sustituido: 'off',
  retirado: 'bad',
};

function estadoEscrito({ estado, validoHasta }: Certificado): string {
  if (estado === 'retirado') return 'Retirado';
  if (estado === 'sustituido') return 'Sustituido';
  if (validoHasta === null) return 'Válido, no caduca';
  return estado === 'valido'
    ? `Válido hasta el ${diaLargo(validoHasta)}`
    : `Caducó el ${diaLargo(validoHasta)}`;
}

function Uno({ certificado }: { readonly certificado: Certificado }) {
  const { titulo, completadoEl, horas, nota, numero: suyo, rectificado, codigo } = certificado;
  const datos = [
    `Terminado el ${diaLargo(completadoEl)}`,
    ...(horas === null ? [] : [horasEscritas(horas)]),
    ...(nota === null ? [] : [`nota ${numero(nota)}`]),
  ];
  return (
    <li className={classes.one}>
      <div>
        <h2 className={classes.title}>{titulo}</h2>
        <p className="look-quiet">{datos.join(', ')}</p>
        <StateMark kind={MARCAS[certificado.estado]}>{estadoEscrito(certificado)}</StateMark>
      </div>
      <div className={classes.proof}>
        <p className={classes.code}>{codigo}</p>
        <p className="look-quiet">
          N.º {suyo}
          {rectificado && ', rectificado'}
        </p>
        <p className={classes.acts}>
          <a href={direccionDelPdf(certificado.id)} download>
            Descargar el PDF<span className={unseen.unseen}> de {titulo}</span>
          </a>
          <TextLink
            to={rutas.entrada}
            hash={`c=${codigo}`}
            aria-label={`Ver como quien lo comprueba: ${titulo}`}
          >
            Ver como quien lo comprueba
          </TextLink>
        </p>
      </div>
    </li>
  );
}
