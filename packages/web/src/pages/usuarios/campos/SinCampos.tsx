import classes from '#pages/usuarios/campos/campos.module.css';
import type { Propuesta } from '#pages/usuarios/campos/queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { FIELD_ICONS } from '#parts/campos/own-fields.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';

const USUALES = [
  { nombre: 'Nº de empleado', tipo: 'texto', unico: true },
  { nombre: 'Centro', tipo: 'lista' },
  { nombre: 'Fecha de alta', tipo: 'fecha' },
  { nombre: 'Centro de coste', tipo: 'numero' },
  { nombre: 'Responsable', tipo: 'persona', equipo: true },
] as const;

/** First use: the fields that nearly everyone wants are a press away. */
export function SinCampos({ onPick }: { readonly onPick: (propuesta: Propuesta) => void }) {
  const { puede } = useActor();
  return (
    <section className={classes.empty}>
      <Drawing />
      <div>
        <h2>Guarda lo que tu empresa sabe de cada persona</h2>
        <p>
          Su centro, su número de empleado, cuándo entró. Luego sirve para buscar, filtrar, hacer grupos que
          se llenan solos y cruzar los reportes.
        </p>
        <div className={`look-wrap ${classes.suggested}`}>
          {USUALES.map((usual) => {
            const Icon = FIELD_ICONS[usual.tipo];
            return (
              <button key={usual.nombre} type="button" onClick={() => onPick(usual)}>
                <Icon size={18} stroke={1.75} aria-hidden />
                {usual.nombre}
              </button>
            );
          })}
        </div>
        {puede('usuarios:cargar') && (
          <p className={`look-small ${classes.foot}`}>
            ¿Los tienes en una hoja de cálculo? <TextLink to={rutas.cargaMasiva}>Súbela</TextLink>: al leer
            sus columnas se crean los campos.
          </p>
        )}
      </div>
    </section>
  );
}

function Drawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 160 120" width="160" height="120" aria-hidden>
      <path d="M22 98h92M30 98V58h76v40M30 68h76" />
      <path d="M38 58V34h52v24M46 44h22M46 51h12" />
      <path d="M46 34v-8h52v32" opacity=".55" />
      <circle cx="58" cy="83" r="4" />
      <path d="M68 83h24" />
      <circle cx="116" cy="44" r="17" />
      <path d="M109 37a10 10 0 0 1 9-3" />
      <path className={classes.handle} d="m129 58 12 14" />
    </svg>
  );
}
