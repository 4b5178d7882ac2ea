CREATE TABLE "grupo_fuera" (
	"grupo_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grupo_fuera_grupo_id_usuario_id_pk" PRIMARY KEY("grupo_id","usuario_id")
);
--> statement-breakpoint
CREATE TABLE "grupo_regla_usos" (
	"grupo_id" uuid NOT NULL,
	"campo_id" uuid,
	"perfil_id" uuid
);
--> statement-breakpoint
CREATE TABLE "grupo_reglas" (
	"grupo_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"regla" jsonb NOT NULL,
	"guardada_por" uuid NOT NULL,
	"guardada_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"proximo" date
);
--> statement-breakpoint
ALTER TABLE "grupo_miembros" ADD COLUMN "origen" text DEFAULT 'mano' NOT NULL;--> statement-breakpoint
ALTER TABLE "grupo_fuera" ADD CONSTRAINT "grupo_fuera_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_fuera" ADD CONSTRAINT "grupo_fuera_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_regla_usos" ADD CONSTRAINT "grupo_regla_usos_grupo_id_grupo_reglas_grupo_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupo_reglas"("grupo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_regla_usos" ADD CONSTRAINT "grupo_regla_usos_campo_id_campos_id_fk" FOREIGN KEY ("campo_id") REFERENCES "public"."campos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_regla_usos" ADD CONSTRAINT "grupo_regla_usos_perfil_id_perfiles_id_fk" FOREIGN KEY ("perfil_id") REFERENCES "public"."perfiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_reglas" ADD CONSTRAINT "grupo_reglas_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grupo_fuera_por_persona" ON "grupo_fuera" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "grupo_regla_usos_por_grupo" ON "grupo_regla_usos" USING btree ("grupo_id");--> statement-breakpoint
CREATE INDEX "grupo_regla_usos_por_campo" ON "grupo_regla_usos" USING btree ("campo_id");--> statement-breakpoint
CREATE INDEX "grupo_regla_usos_por_perfil" ON "grupo_regla_usos" USING btree ("perfil_id");--> statement-breakpoint
-- Whoever is put in by hand or by a file is not kept out any more.
create function dejar_de_estar_fuera() returns trigger language plpgsql as $$
begin
  delete from grupo_fuera f using nuevos n
   where n.origen = 'mano' and f.grupo_id = n.grupo_id and f.usuario_id = n.usuario_id;
  return null;
end $$;
--> statement-breakpoint
create trigger grupo_miembros_de_fuera after insert on grupo_miembros
  referencing new table as nuevos for each statement execute function dejar_de_estar_fuera();
