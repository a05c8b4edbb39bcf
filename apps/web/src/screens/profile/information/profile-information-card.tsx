import type { Profile } from '@faith-fables/contract'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Sheet, SheetHead } from '../../../ui/paper/sheet.tsx'
import type { CardReports } from '../card-reports.ts'
import { DisplayNameForm } from './display-name-form.tsx'
import { EmailStanding } from './email-standing.tsx'
import { ProfilePictureForm } from './profile-picture-form.tsx'

export interface ProfileInformationCardProps extends CardReports {
  profile: Profile
}

export function ProfileInformationCard({ profile, ...reports }: ProfileInformationCardProps) {
  return (
    <Sheet aria-labelledby="profile-information">
      <SheetHead id="profile-information" title="Profile Information" ornament="quill" />
      <div className="stack gap-6">
        <ProfilePictureForm profile={profile} {...reports} />
        <DisplayNameForm current={profile.displayName} {...reports} />
        <div className="stack gap-3">
          <TextField
            label="Email"
            type="email"
            value={profile.email}
            onValueChange={() => {}}
            readOnly
            hint="Email cannot be changed."
          />
          <EmailStanding profile={profile} />
        </div>
      </div>
    </Sheet>
  )
}
