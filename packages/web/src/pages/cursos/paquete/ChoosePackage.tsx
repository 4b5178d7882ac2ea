import type { Paquete } from '@catedra/shared/paquetes/schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/cursos/paquete/paquete.module.css';
import { recientesQuery, revisar } from '#pages/cursos/paquete/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { UploadField } from '#parts/archivos/UploadField.tsx';

const ESTADOS: Readonly<Record<Paquete['estado'], string>> = {
  revisado: 'Por importar',
  importando: 'Importándose',
  importado: 'Importado',
  fallido: 'No se importó',
};

interface ChoosePackageProps {
  readonly onReviewed: (paquete: Paquete) => void;
  readonly onOpen: (id: string) => void;
}

export function ChoosePackage({ onReviewed, onOpen }: ChoosePackageProps) {
  const [tries, setTries] = useState(0);
  const review = useMutation({
    mutationFn: revisar,
    onSuccess: onReviewed,
    // The field starts anew: what it held can't be imported.
    onError: () => setTries((count) => count + 1),
  });
  return (
    <>
      <p className={classes.lead}>
        Elige el .zip que exportaste de otra academia. Antes de crear nada verás qué trae.
      </p>
      {review.isError && (
        <ErrorState title="Ese paquete no se puede importar">{messageOf(review.error)}</ErrorState>
      )}
      <UploadField
        key={tries}
        label="Paquete del curso"
        proposito="paquete"
        accept=".zip,application/zip"
        disabled={review.isPending}
        value={[]}
        onChange={([archivo]) => archivo && review.mutate(archivo.id)}
      />
      <p role="status" className={`look-quiet-inline ${classes.note}`}>
        {review.isPending && 'Revisando el paquete…'}
      </p>
      <Recent onOpen={onOpen} />
    </>
  );
}

/** So that what was left alone is found again. */
function Recent({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { data } = useQuery(recientesQuery());
  const recent = data?.datos.slice(0, 5) ?? [];
  if (recent.length === 0) return null;
  return (
    <section className={classes.recent} aria-labelledby="importaciones-anteriores">
      <h3 id="importaciones-anteriores">Tus últimas importaciones</h3>
      <ul>
        {recent.map(({ id, resumen, nombre, estado, creadoEn }) => (
          <li key={id}>
            <TextButton onClick={() => onOpen(id)}>{resumen.titulo || nombre}</TextButton>
            <span className={`look-quiet-inline ${classes.note}`}>
              {ESTADOS[estado]}, <Moment date={creadoEn} recent />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
