import { useQuery } from '@tanstack/react-query';
import classes from '#pages/preguntas/importar/Import.module.css';
import { recientesQuery } from '#pages/preguntas/importar/import-queries.ts';
import { ESTADO, nombreDe, preguntas } from '#pages/preguntas/importar/words.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';

/** So that what was left alone is found again. */
export function Recent({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { data } = useQuery(recientesQuery);
  if (!data || data.datos.length === 0) return null;
  return (
    <Section title="Tus últimas importaciones">
      <ul className={`look-list ${classes.recent}`}>
        {data.datos.map((una) => (
          <li key={una.id}>
            <TextButton onClick={() => onOpen(una.id)}>{nombreDe(una)}</TextButton>
            <span className="look-quiet-inline">
              {ESTADO[una.estado]}, {preguntas(una.preguntas)}, <Moment date={una.creadaEn} recent />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
