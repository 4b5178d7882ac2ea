import { NOMBRES_DE_CAMPO, nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import {
  cargaQuery,
  cierresQuery,
  type FiltroDeFila,
  plazosQuery,
} from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { MODOS } from '#pages/usuarios/carga-masiva/palabras.ts';
import { useArrived } from '#pages/usuarios/carga-masiva/revision/arrived.ts';
import { Counters } from '#pages/usuarios/carga-masiva/revision/Counters.tsx';
import { ImportFooter } from '#pages/usuarios/carga-masiva/revision/ImportFooter.tsx';
import { Leaving } from '#pages/usuarios/carga-masiva/revision/Leaving.tsx';
import { NamesInCapitals } from '#pages/usuarios/carga-masiva/revision/NamesInCapitals.tsx';
import { NewGroups } from '#pages/usuarios/carga-masiva/revision/NewGroups.tsx';
import { NewValues } from '#pages/usuarios/carga-masiva/revision/NewValues.tsx';
import { Rows } from '#pages/usuarios/carga-masiva/revision/Rows.tsx';
import { RulesInFile } from '#pages/usuarios/carga-masiva/revision/RulesInFile.tsx';
import { Situations } from '#pages/usuarios/carga-masiva/revision/Situations.tsx';
import { situationsKey } from '#pages/usuarios/carga-masiva/revision/situations.ts';
import { Stale } from '#pages/usuarios/carga-masiva/revision/Stale.tsx';
import { Tools } from '#pages/usuarios/carga-masiva/revision/Tools.tsx';
import { Steps } from '#parts/cargas/Steps.tsx';
import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { useKeptChoice } from '#ui/forms/kept-choice.ts';
import { onlySaid } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { passedWith } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useTitleFocus } from '#ui/frame/title-focus.ts';

interface RevisionStepProps {
  readonly carga: Carga;
  readonly trail: readonly Crumb[];
  readonly onColumns: () => void;
}

interface Looking {
  readonly filter?: FiltroDeFila;
  /** A line that another one speaks of, whatever its kind. */
  readonly from?: number;
}

const VACIOS = {
  total: 0,
  nuevas: 0,
  cambian: 0,
  iguales: 0,
  errores: 0,
  avisos: 0,
  descartadas: 0,
  enMayusculas: 0,
};

/** What would happen with every row; nothing is saved until it is imported. */
export function RevisionStep({ carga, trail, onColumns }: RevisionStepProps) {
  useTitleFocus();
  const { data = carga } = useQuery(cargaQuery(carga.id));
  const contadores = data.contadores ?? VACIOS;
  const [{ filter, from }, look] = useState<Looking>({
    filter: contadores.errores > 0 ? 'error' : undefined,
  });
  const plazos = useQuery(plazosQuery(carga.id));
  const dias = useKeptChoice<number | ''>(`carga:${carga.id}:dias`, '');
  const passed = passedWith(plazos.data, dias.value, (chosen) => dias.set(() => chosen));
  const cierres = useQuery(cierresQuery(carga.id, passed.diasSiPaso));
  const { modo, clave } = carga.opciones;
  const arrived = useArrived();
  return (
    <Page
      title="Revisa la carga antes de importar"
      documentTitle="Carga masiva"
      subtitle={
        <>
          <b>{nombreDeArchivo(carga.archivo)}</b>
          {carga.hoja && `, hoja «${carga.hoja}»`}, {cuenta(contadores.total, 'fila')}. {MODOS[modo].label};
          se reconoce a cada persona por su {NOMBRES_DE_CAMPO[clave].toLowerCase()}.{' '}
          <TextButton onClick={onColumns}>Cambiar</TextButton>
        </>
      }
      trail={trail}
      action={<Steps at={3} />}
    >
      <Counters contadores={contadores} value={filter} onChange={(next) => look({ filter: next })} />
      {!arrived && (
        <div aria-busy="true">
          <Skeleton height={240} mt="md" />
        </div>
      )}
      <div hidden={!arrived}>
        <Stale carga={data} />
        <Situations key={situationsKey(data)} carga={data} onColumns={onColumns} />
        <PassedDates passed={passed} />
        <EarlyCloses closes={onlySaid(cierres.data)} />
        <NamesInCapitals carga={data} />
        <NewGroups carga={data} />
        <NewValues carga={data} />
        {data.salen > 0 && <Leaving carga={data} />}
        <RulesInFile carga={data} />
        <Tools carga={data} />
        <ImportFooter
          carga={data}
          contadores={contadores}
          diasSiPaso={passed.diasSiPaso}
          waits={plazos.isLoading}
        >
          <Rows
            key={`${filter}${from}`}
            carga={data}
            filter={filter}
            from={from}
            onGoTo={(linea) => look({ from: linea })}
          />
        </ImportFooter>
      </div>
    </Page>
  );
}
