CREATE TABLE "guardians" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"user_id" text,
	"clinic_id" text NOT NULL,
	"relation" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"until_day" date,
	"invited_by" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"misses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "guardians_relation_known" CHECK ("guardians"."relation" in ('mother', 'father', 'guardian', 'carer')),
	CONSTRAINT "guardians_accepted" CHECK (("guardians"."user_id" is null) = ("guardians"."accepted_at" is null))
);
--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "parents_add_children" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "to_verify" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardians_patient" ON "guardians" USING btree ("patient_id") WHERE "guardians"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "guardians_user" ON "guardians" USING btree ("user_id") WHERE "guardians"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardians_once" ON "guardians" USING btree ("patient_id",lower("email")) WHERE "guardians"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardians_token" ON "guardians" USING btree ("token_hash");--> statement-breakpoint
-- When somebody no longer acts for a patient: at the start of the 18th birthday, for a carer at the start of the day that was named.
create or replace function tie_end(born date, relation text, until_day date, zone text) returns timestamptz
language sql stable as $$
  select least(
    until_day::timestamp at time zone zone,
    case when relation <> 'carer' then
      -- Whoever was born on 29 February is 18 on 1 March.
      (born + interval '18 years' + case when to_char(born, 'MMDD') = '0229' then interval '1 day' else interval '0' end)
        at time zone zone
    end
  )
$$;
