import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { cuenta, enumerar, fechaYHora, numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

type Cambio = IntentoVisto['historia'][number];

const WORDS: Readonly<Record<Cambio['causa'], string>> = {
  entrega: 'Se entregó',
  correccion: 'Se corrigió a mano',
  publicacion: 'Se publicó lo que se corrigió',
  tardias: 'Se aceptó lo que llegó tarde',
  anulacion: 'Se anuló',
  reapertura: 'Se reabrió',
  reparacion: 'Se reparó una pregunta',
  deshecha: 'Se deshizo una reparación',
};

/** A mark as it stood, in words; «sin nota» while there was none. */
function stood({ estado, nota, provisional }: Cambio['antes']): string {
  if (estado === 'anulado') return nota === null ? 'anulado' : `${numero(nota)}, anulado`;
  if (nota === null) return 'sin nota';
  return provisional ? `al menos ${numero(nota)}` : numero(nota);
}

const points = ({ logrados, puntos }: Cambio['lugares'][number]['antes']): string =>
  puntos === 0 ? 'no contar' : logrados === null ? 'esperar' : `${numero(logrados)} de ${numero(puntos)}`;

interface MarkHistoryProps extends Pick<IntentoVisto, 'historia'> {
  /** The number that the question in a place has for people. */
  readonly numberOf: (lugar: number) => number;
}

/** Every mark that the attempt had: who, when, why, before and after. */
export function MarkHistory({ historia, numberOf }: MarkHistoryProps) {
  const zone = useZone();
  // Handing it in alone is said above.
  if (historia.every(({ causa }) => causa === 'entrega')) return null;
  return (
    <>
      <h3>Historia de la nota</h3>
      <ol className={`look-tight-stack ${classes.happened}`}>
        {historia.map((una) => (
          <li key={una.version}>
            <time dateTime={una.en}>{fechaYHora(una.en, zone)}</time>
            <span>
              {una.causa === 'entrega' ? (
                <>
                  {WORDS.entrega}: <b>{stood(una.despues)}</b>
                </>
              ) : (
                <>
                  {WORDS[una.causa]}
                  {una.por && ` (${una.por})`}: {stood(una.antes)} → <b>{stood(una.despues)}</b>
                </>
              )}
              {una.lugares.length > 0 && una.causa !== 'tardias' && (
                <small>
                  {una.lugares.length > 3
                    ? `Cambian ${cuenta(una.lugares.length, 'pregunta', 'preguntas')}.`
                    : enumerar(
                        una.lugares.map(
                          ({ lugar, antes, despues }) =>
                            `Pregunta ${numberOf(lugar)}: de ${points(antes)} a ${points(despues)}`,
                        ),
                      )}
                </small>
              )}
              {una.motivo !== '' && <small>«{una.motivo}»</small>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
