import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const contar = prosa(`
<p>«¿Cuánta gente hay en Getafe a media jornada?». «¿Cuántas horas de formación llevamos este año en logística?». Son preguntas de una línea y se contestan con fórmulas de una línea.</p>
<h2>Contar</h2>
<p>Con una sola condición basta <code>CONTAR.SI</code>: primero, dónde mirar; después, qué buscar.</p>
<p><code>=CONTAR.SI(Plantilla[Centro];"Getafe")</code></p>
<p>Con dos o más, <code>CONTAR.SI.CONJUNTO</code>. Las condiciones van por parejas y tienen que cumplirse todas:</p>
<p><code>=CONTAR.SI.CONJUNTO(Plantilla[Centro];"Getafe";Plantilla[Horas];"&lt;=20")</code></p>
<p>El signo va dentro de las comillas, pegado a la cifra. Si la cifra está en una celda, se une con <code>&amp;</code>: <code>"&lt;="&amp;H1</code>.</p>
<h2>Sumar y promediar</h2>
<p>En estas, lo que se suma o se promedia va <strong>delante</strong>, y después las parejas de condiciones:</p>
<p><code>=SUMAR.SI.CONJUNTO(Cursos[Horas];Cursos[Centro];"Logística";Cursos[Año];2026)</code></p>
<p><code>=PROMEDIO.SI.CONJUNTO(Cursos[Nota];Cursos[Curso];"Altura")</code></p>
<p>Si ninguna fila cumple, la suma da 0, pero el promedio da <code>#¡DIV/0!</code>. Es lógico: no hay nada que promediar. Envuélvelo para que lo diga con palabras:</p>
<p><code>=SI.ERROR(PROMEDIO.SI.CONJUNTO(Cursos[Nota];Cursos[Curso];"Altura");"Sin notas")</code></p>
<h2>Comodines</h2>
<table>
<thead><tr><th>Condición</th><th>Encuentra</th></tr></thead>
<tbody>
<tr><td><code>"Garc*"</code></td><td>Todo lo que empieza por Garc: García, Garcés…</td></tr>
<tr><td><code>"*almacén*"</code></td><td>Lo que contiene esa palabra</td></tr>
<tr><td><code>"&lt;&gt;"</code></td><td>Las celdas que no están vacías</td></tr>
<tr><td><code>""</code></td><td>Las celdas vacías</td></tr>
</tbody>
</table>
<p>Estas funciones no distinguen mayúsculas, pero sí tildes: «Garcia» y «García» son cosas distintas. Por eso limpiamos antes.</p>
<h2>Un caso completo</h2>
<p>De 60 personas, 43 han terminado el curso de datos. ¿Qué porcentaje es y cómo va cada centro? En una hoja aparte escribe los centros en la columna A y, en la B:</p>
<p><code>=CONTAR.SI.CONJUNTO(Cursos[Centro];A2;Cursos[Estado];"Terminado")/CONTAR.SI(Cursos[Centro];A2)</code></p>
<p>La primera parte cuenta a quienes han terminado en ese centro y la segunda, a todas las personas que trabajan en él. Da formato de porcentaje y arrastra hacia abajo. El total, 43 entre 60, es un 71,7 %. Si un centro con tres personas sale con un 33 %, no escribas a nadie todavía: es una sola persona la que ha terminado, y con otra más ya serían dos de cada tres. Con grupos pequeños, enseña siempre el número al lado del porcentaje.</p>
${figura('excel/contar')}
`);
