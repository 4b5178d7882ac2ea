import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const principios = prosa(`
<p>El artículo 5 del Reglamento enumera los principios de la protección de datos con palabras de jurista. Traducidos al día a día, caben en seis preguntas. Hazlas en orden: si una no tiene respuesta, no sigas adelante.</p>
<h2>Las seis preguntas</h2>
<ol>
<li><strong>¿Por qué puedo usarlo?</strong> Hace falta una base legal: un contrato, una obligación legal, el consentimiento, el interés legítimo, una misión de interés público o la protección de la vida de alguien. Además, la persona debe estar informada.</li>
<li><strong>¿Para qué se recogió?</strong> El teléfono que alguien dio para una urgencia no sirve para mandarle publicidad.</li>
<li><strong>¿Lo necesito todo?</strong> Es el principio de minimización: solo los datos adecuados y necesarios. Si basta con la edad, no pidas la fecha de nacimiento.</li>
<li><strong>¿Es correcto?</strong> Un dato viejo hace daño: una carta con la nómina enviada a un domicilio antiguo la abre otra persona.</li>
<li><strong>¿Hasta cuándo?</strong> Cuando ya no hace falta, se suprime o se bloquea durante los plazos que marca la ley.</li>
<li><strong>¿Está a salvo?</strong> De quien no debe verlo, pero también de la pérdida. Una copia que no se puede recuperar es un fallo de seguridad.</li>
</ol>
<p>Y una séptima, que es de la empresa: <strong>¿podemos demostrarlo?</strong> Se llama responsabilidad proactiva. No basta con hacerlo bien; hay que poder enseñarlo.</p>
${figura('datos/principios')}
<h2>El consentimiento no lo arregla todo</h2>
<p>Es frecuente pensar que con una firma se puede hacer cualquier cosa. No es así. El consentimiento tiene que ser libre, específico, informado e inequívoco, y se puede retirar con la misma facilidad con la que se dio. En una relación laboral rara vez es libre de verdad, porque quien lo pide es también quien paga el sueldo. Por eso la nómina no se basa en el consentimiento, sino en el contrato y en la ley.</p>
<p>Una casilla marcada de antemano no vale. El silencio, tampoco. Y si hay varias finalidades, hace falta un sí para cada una.</p>
<h2>Un ejemplo de principio a fin</h2>
<p>Quieres organizar la cena de Navidad y preparas un formulario. Tu primera versión pide nombre, documento, teléfono, alergias y talla de camiseta.</p>
<table>
<thead><tr><th>Campo</th><th>¿Hace falta?</th><th>Decisión</th></tr></thead>
<tbody>
<tr><td>Nombre</td><td>Sí, para reservar</td><td>Se queda</td></tr>
<tr><td>Documento</td><td>No</td><td>Fuera</td></tr>
<tr><td>Teléfono</td><td>No, ya tenéis el correo</td><td>Fuera</td></tr>
<tr><td>Alergias</td><td>Solo las de quien quiera decirlas</td><td>Voluntario, sin nombres al restaurante</td></tr>
<tr><td>Talla de camiseta</td><td>No hay camisetas</td><td>Fuera</td></tr>
</tbody>
</table>
<p>De cinco campos quedan dos, y el formulario se borra la semana siguiente. Has cumplido casi todo el Reglamento sin abrirlo.</p>
`);
