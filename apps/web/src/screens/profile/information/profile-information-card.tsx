import type { Profile } from '@faith-fables/contract'
import { Sheet, SheetHead } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DisplayNameForm } from './display-name-form.tsx'
import { ProfilePictureForm } from './profile-picture-form.tsx'

export interface ProfileInformationCardProps {
  profile: Profile
  /** Called with what went well. */
  onDone: (message: string) => void
}

export function ProfileInformationCard({ profile, onDone }: ProfileInformationCardProps) {
  return (
    <Sheet aria-labelledby="profile-information">
      <SheetHead id="profile-information" title="Profile Information" ornament="quill" />
      <div className="stack gap-6">
        <ProfilePictureForm profile={profile} onDone={onDone} />
        <DisplayNameForm current={profile.displayName} onDone={onDone} />
        <TextField
          label="Email"
          type="email"
          value={profile.email}
          onValueChange={() => {}}
          readOnly
          hint="Email cannot be changed."
        />
      </div>
    </Sheet>
  )
}
