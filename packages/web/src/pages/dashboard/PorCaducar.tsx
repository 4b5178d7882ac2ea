import type { PorCaducar as LoQueCaduca } from '@catedra/shared/certificados/registro.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/dashboard/PorCorregir.module.css';
import { porCaducarQuery } from '#pages/dashboard/queries.ts';
import { rutas } from '#platform/paths.ts';
import { diaCorto } from '#ui/charts/days.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const REGISTRO = { reporte: 'certificados', caduca: '90_dias' };

/** The certificates that lapse soon and nobody renewed, by course; each opens its people. */
export function PorCaducar() {
  const query = useQuery(porCaducarQuery);
  return (
    <QueryView query={query} label="Cargando certificados…" skeleton={<RowBones rows={4} />}>
      {(datos) => <Lista datos={datos} />}
    </QueryView>
  );
}

function Lista({ datos: { total, cursos } }: { readonly datos: LoQueCaduca }) {
  if (total === 0)
    return (
      <Section title="Ningún certificado caduca en 90 días">
        <p className={classes.none}>De los que siguen en vigor y nadie ha renovado todavía.</p>
      </Section>
    );
  return (
    <Section
      title={`${cuenta(total, 'certificado caduca', 'certificados caducan')} en 90 días`}
      note="De personas que pueden entrar y aún no lo han renovado"
      aside={
        <TextLink to={rutas.reportes} search={REGISTRO}>
          Ver {total === 1 ? 'el certificado' : `los ${numero(total)}`}
        </TextLink>
      }
    >
      <ul className={classes.list}>
        {cursos.map(({ cursoId, titulo, cuantos, primero }) => (
          <li key={cursoId} className={classes.row}>
            <div className={classes.what}>
              <span className={classes.title} title={titulo}>
                <TextLink quiet to={rutas.reportes} search={{ ...REGISTRO, curso: cursoId }}>
                  {titulo}
                </TextLink>
              </span>
            </div>
            <b className={classes.count} aria-label={cuenta(cuantos, 'certificado')}>
              {numero(cuantos)}
            </b>
            <span className={`look-small ${classes.when}`}>
              {cuantos === 1 ? '' : 'desde '}
              {diaCorto(primero)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
