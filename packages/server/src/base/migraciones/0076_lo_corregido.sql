DROP INDEX "entregas_por_actividad";--> statement-breakpoint
CREATE INDEX "entregas_por_actividad" ON "entregas" USING btree ("actividad_id","entregada_en","id");--> statement-breakpoint
CREATE INDEX "entregas_corregidas_de_actividad" ON "entregas" USING btree ("actividad_id","estado","calificada_en","id") WHERE "entregas"."estado" in ('calificada', 'devuelta');--> statement-breakpoint
CREATE INDEX "entregas_corregidas_de_curso" ON "entregas" USING btree ("curso_id","estado","calificada_en","id") WHERE "entregas"."estado" in ('calificada', 'devuelta');--> statement-breakpoint
CREATE INDEX "entregas_corregidas" ON "entregas" USING btree ("estado","calificada_en","id") WHERE "entregas"."estado" in ('calificada', 'devuelta');--> statement-breakpoint
CREATE INDEX "intento_preguntas_corregidas" ON "intento_preguntas" USING btree ("calificada_en","intento_id") WHERE "intento_preguntas"."calificada_en" is not null;