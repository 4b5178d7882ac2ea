import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const progreso = prosa(`
<p>Llevas días trabajando en un curso y la barra marca un 64 %. ¿Por qué no un 70 %? La cuenta es siempre la misma y puedes hacerla con los dedos.</p>
<h2>La cuenta</h2>
<p>Tu porcentaje es el número de actividades <strong>obligatorias completadas</strong> dividido entre el número de actividades obligatorias del curso. Nada más. No cuenta el tiempo que dedicas ni lo larga que sea cada una, y las actividades opcionales ni suman ni restan.</p>
<h3>Tres ejemplos</h3>
<table>
<thead><tr><th>Curso</th><th>Obligatorias</th><th>Completadas</th><th>Porcentaje</th></tr></thead>
<tbody>
<tr><td>Trabajos en altura</td><td>14</td><td>9</td><td>64 %</td></tr>
<tr><td>Protección de datos</td><td>8</td><td>2</td><td>25 %</td></tr>
<tr><td>Bienvenida</td><td>7</td><td>7</td><td>100 %</td></tr>
</tbody>
</table>
<p>Si dudas, pulsa sobre el porcentaje: la academia te dice exactamente qué actividades te faltan y te lleva a ellas.</p>
${figura('bienvenida/progreso')}
<h2>Cuándo se completa una actividad</h2>
<p>Depende de su tipo, y lo verás indicado en cada una:</p>
<ul>
<li><strong>Lecturas, documentos y enlaces:</strong> al marcarlos como leídos o, en algunos, tras dedicarles un tiempo mínimo.</li>
<li><strong>Vídeos:</strong> cuando has visto de verdad la parte que se pide. Adelantar hasta el final no vale.</li>
<li><strong>Tareas:</strong> en el momento en que las entregas. La nota puede llegar días después, cuando las lea tu tutor o tu tutora.</li>
<li><strong>Evaluaciones:</strong> al alcanzar la nota mínima. Si no llegas, la actividad sigue en curso y conservas los intentos que te queden.</li>
<li><strong>Prácticas presenciales:</strong> cuando la persona que las dirige confirma que has asistido.</li>
</ul>
<h2>Lo que nunca baja</h2>
<p>Si vuelves a abrir una lectura, no deja de estar completada. Si repites una evaluación y sacas menos, se queda la nota que indiquen sus reglas, que verás antes de empezar; en la mayoría cuenta la más alta.</p>
<h2>Las fechas</h2>
<p>La fecha límite es de tu grupo, no del curso: dos personas pueden tener plazos distintos para lo mismo. Si se te pasa, el curso no se cierra. Aparecerá como vencido, tu tutor o tu tutora lo verá y tú podrás terminarlo igual. Mejor tarde y hecho que a tiempo y a medias.</p>
`);
