-- What was done in rounds that are over keeps its activity. What an activity that is gone already left can't be read any more.
delete from progreso_pasado p where not exists (select from actividades a where a.id = p.actividad_id and a.curso_id = p.curso_id);--> statement-breakpoint
ALTER TABLE "progreso_pasado" ADD CONSTRAINT "progreso_pasado_actividad_del_curso" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "progreso_pasado_completadas" ON "progreso_pasado" USING btree ("completado_en","usuario_id") WHERE "progreso_pasado"."estado" = 'completada';
